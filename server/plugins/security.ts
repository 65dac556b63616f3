import { createHash } from 'node:crypto'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config'
import { styleSources } from '../lib/inline-hashes'
import { isOwnCall } from '../lib/own-call'
import { EXACT, refuseTooMany, sharedRateStore } from '../lib/rate-limit'

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const WINDOW_MS = 60_000
const WECHAT_SCRIPTS = 'https://res.wx.qq.com'

const isHttps = (config: Config): boolean => config.publicUrl.startsWith('https:')

/** Directives of the content security policy. */
function directivesOf(config: Config) {
  const storageOrigins = config.s3
    ? [config.s3.endpoint ? new URL(config.s3.endpoint).origin : 'https://*.amazonaws.com']
    : []
  const assetOrigins = [...(config.assetBase ? [new URL(config.assetBase).origin] : []), ...storageOrigins]
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    // WeChat's script for share cards, where pages may be opened in its browser.
    'script-src': ["'self'", ...(config.wechatH5AppId ? [WECHAT_SCRIPTS] : [])],
    // The app sets sizes and colours in style attributes; inline style sheets, including those added by its
    // router, are allowed by their hashes.
    'style-src-elem': ["'self'", ...styleSources(config.webRoot)],
    'style-src-attr': ["'unsafe-inline'"],
    // For browsers that do not support style-src-elem and style-src-attr (Safari before 15.4).
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures come from the app itself and from the storage; map tiles are proxied by this server, so that
    // no other host learns what a user views.
    'img-src': ["'self'", 'data:', 'blob:', ...assetOrigins],
    'font-src': ["'self'", 'data:'],
    // A chosen picture is read from its object URL before upload; with S3-compatible storage the app uploads
    // directly.
    'connect-src': ["'self'", 'blob:', ...storageOrigins],
    'frame-src': ["'self'", ...config.frameOrigins],
    'media-src': ["'self'", 'blob:', 'https:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    ...(isHttps(config) ? { 'upgrade-insecure-requests': [] } : {}),
  }
}

/**
 * Browser features that neither the app nor framed pages may use; geolocation is allowed for the app only.
 */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'usb'],
]
  .map((name) => `${name}=()`)
  .concat('geolocation=(self)')
  .join(', ')

const headersOf = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directivesOf(config) },
  // The mini-program and apps on other origins also load pictures.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  hsts: isHttps(config) ? { maxAge: 15_552_000 } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
})

const originsOf = (config: Config): FastifyCorsOptions => ({
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
    'app-version',
    'tenant-id',
    'x-request-id',
    config.sessionHeader,
  ],
  exposedHeaders: ['x-request-id', 'retry-after'],
  maxAge: 600,
})

const limitsOf = (app: FastifyInstance): RateLimitPluginOptions => {
  const { config } = app
  return {
    global: true,
    timeWindow: WINDOW_MS,
    store: sharedRateStore(app.pool, config.encryptionKey, () => app.ports.clock.nowMs()),
    max: (request) =>
      request.routeOptions.config.isTight && config.tightRateLimitPerMinute > 0
        ? config.tightRateLimitPerMinute
        : config.rateLimitPerMinute,
    keyGenerator: (request) => {
      const header = request.headers[config.sessionHeader]
      // Strict limits ignore the token, because an invented one must not reset the limit on guessing
      // passwords and codes.
      const { isTight } = request.routeOptions.config
      const token = isTight || typeof header !== 'string' ? '' : header
      const bucket = isTight ? (request.routeOptions.url ?? '') : ''
      const caller = token && createHash('sha256').update(token).digest('hex').slice(0, 16)
      return `${isTight ? EXACT : ''}${request.ip}|${bucket}|${caller}`
    },
    allowList: (request) =>
      (!request.routeOptions.config.auth && !request.routeOptions.config.isTight) ||
      isOwnCall(request.headers),
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
  }
}

/** Headers that browsers apply to documents and workers only: 1.2 KB, with every script, picture and answer. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Applies where anything else is opened by itself, for example a picture at its own address. */
const PLAIN_POLICY = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'"

/** A service worker's own policy decides what it may request. */
const isGoverned = (request: FastifyRequest, type: string): boolean =>
  type.startsWith('text/html') || request.url.startsWith('/service-worker.js')

/** Completes the headers of a document, and shortens those of all other content. */
async function fitHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = reply.getHeader('content-type')
  // the browser adds the headers of a 304, which has no type, to what it has stored
  if (typeof type !== 'string') return
  if (isGoverned(request, type)) {
    reply.header('permissions-policy', PERMISSIONS)
    return
  }
  for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name)
  // a reply with a policy of its own keeps it
  if (!reply.hasHeader('content-security-policy'))
    reply.raw.setHeader('content-security-policy', PLAIN_POLICY)
}

/** Security headers, allowed origins and request limits. */
export default fp(async (app) => {
  await app.register(helmet, headersOf(app.config))
  app.addHook('onSend', fitHeaders)
  await app.register(cors, originsOf(app.config))
  if (app.config.rateLimitPerMinute > 0) await app.register(rateLimit, limitsOf(app))
})
