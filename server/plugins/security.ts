import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { EXACT, refuseTooMany, sharedRateStore } from '../lib/rate-limit'

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const WINDOW_MS = 60_000

/** Headers, origins and request limits. */
export default fp(async (app) => {
  const { config } = app
  const isHttps = config.publicUrl.startsWith('https:')
  const storageOrigins = config.s3
    ? [config.s3.endpoint ? new URL(config.s3.endpoint).origin : 'https://*.amazonaws.com']
    : []
  const assetOrigins = [...(config.assetBase ? [new URL(config.assetBase).origin] : []), ...storageOrigins]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'"],
        'script-src': ["'self'"],
        // The app sets sizes and colours on elements, and its build inlines the first styles.
        'style-src': ["'self'", "'unsafe-inline'"],
        // Pictures: the app's own, those of the storage, and the tiles of the configured map. No other host learns who looks at what.
        'img-src': ["'self'", 'data:', 'blob:', ...assetOrigins, ...config.mapTileOrigins],
        'font-src': ["'self'", 'data:'],
        // With S3-style storage the app sends files straight there.
        'connect-src': ["'self'", ...storageOrigins],
        'frame-src': ["'self'", ...config.frameOrigins],
        'media-src': ["'self'", 'blob:', 'https:'],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // Pictures are shown by the mini-program and by apps on other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    hsts: isHttps ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  await app.register(cors, {
    origin: (origin, done) => {
      const isAllowed =
        origin === undefined ||
        config.corsOrigins.includes(origin) ||
        (config.nodeEnv !== 'production' && LOCAL_ORIGIN.test(origin))
      done(null, isAllowed)
    },
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'content-type',
      'accept-language',
      'app-id',
      'tenant-id',
      'x-request-id',
      config.sessionHeader,
    ],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
  })

  if (config.rateLimitPerMinute > 0) {
    await app.register(rateLimit, {
      global: true,
      timeWindow: WINDOW_MS,
      store: sharedRateStore(app.pool, config.encryptionKey, () => app.ports.clock.nowMs()),
      max: (request) =>
        request.routeOptions.config.isTight && config.tightRateLimitPerMinute > 0
          ? config.tightRateLimitPerMinute
          : config.rateLimitPerMinute,
      keyGenerator: (request) => {
        const header = request.headers[config.sessionHeader]
        // A token invented for each try must not open a fresh allowance where passwords and codes are guessed.
        const token = request.routeOptions.config.isTight || typeof header !== 'string' ? '' : header
        const bucket = request.routeOptions.config.isTight ? (request.routeOptions.url ?? '') : ''
        return `${request.routeOptions.config.isTight ? EXACT : ''}${request.ip}|${bucket}|${token && createHash('sha256').update(token).digest('hex').slice(0, 16)}`
      },
      allowList: (request) => !request.routeOptions.config.auth && !request.routeOptions.config.isTight,
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      addHeaders: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
        'retry-after': true,
      },
      errorResponseBuilder: refuseTooMany,
    })
  }
})
