import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { codes } from '../../../../contract/constants/codes'
import type { Config } from '../../../config'
import { AppError } from '../../../lib/app-error'
import { countAttempt } from '../../../lib/attempts'
import type { Context } from '../../../lib/context'
import type { RedirectProvider } from '../../../ports/social-login'

/** Longest stay at the provider's page, in milliseconds. */
const TTL_MS = 10 * 60_000
/**
 * Id, expiry in milliseconds, app and signature: letters and digits only, and fewer than WeChat's limit of
 * 128.
 */
const STATE = /^([0-9a-f]{32})([0-9a-f]{12})([0-9a-f]{5})([0-9a-f]{64})$/
/** In development the web app may be served at any port of this machine, so the port is part of the state. */
const LOCAL_HOSTS = [
  ['localhost', 0x10000],
  ['127.0.0.1', 0x20000],
] as const

/** Path of the providers' redirects, without the API prefix. */
export const RETURN_PATH = '/social/return'

type Configured = Pick<Config, 'publicUrl' | 'apiPrefix' | 'corsOrigins' | 'nodeEnv'>

/** The redirect URI that is registered with the providers. */
export const redirectUriOf = (config: Pick<Config, 'publicUrl' | 'apiPrefix'>): string =>
  `${config.publicUrl}${config.apiPrefix}${RETURN_PATH}`

/** One visit to a provider's page. */
export interface ProviderVisit {
  state: string
  redirectUri: string
  /** PKCE verifier, sent only to the provider's server when the code is exchanged. */
  verifier: string
  /** PKCE challenge: its SHA-256, sent to the provider's page. */
  challenge: string
  /** Returned in the provider's signed answer. */
  nonce: string
}

const keyed = (ctx: Context, use: string, ...parts: string[]): Buffer =>
  createHmac('sha256', ctx.config.encryptionKey)
    .update(['social', use, ...parts].join('\n'))
    .digest()

/** The app to redirect to: an index in the list of known apps, never an address. */
function appCodeOf(config: Configured, origin: string | undefined): number {
  if (!origin || origin === new URL(config.publicUrl).origin) return 0
  const known = config.corsOrigins.indexOf(origin)
  if (known >= 0) return known + 1
  if (config.nodeEnv === 'production') return 0
  const { hostname, port, protocol } = new URL(origin)
  const local = LOCAL_HOSTS.find(([host]) => host === hostname)
  return local && protocol === 'http:' ? local[1] + Number(port || 80) : 0
}

function appAddressOf(config: Configured, appCode: number): string {
  const known = config.corsOrigins[appCode - 1]
  if (known) return known
  const local = LOCAL_HOSTS.find(([, from]) => appCode > from && appCode < from + 0x10000)
  return local && config.nodeEnv !== 'production'
    ? `http://${local[0]}:${appCode - local[1]}`
    : config.publicUrl
}

/** The app that a state was created for; the app at the public URL for any other state. */
export function appOfState(config: Configured, state: string): string {
  const appCode = STATE.exec(state)?.[3]
  return appAddressOf(config, appCode ? parseInt(appCode, 16) : 0)
}

/**
 * All secrets of a visit are derived from its id, the browser's key and the server's key, so nothing is
 * stored.
 */
function visitOf(ctx: Context, id: string, browserKey: string, state: string): ProviderVisit {
  const verifier = keyed(ctx, 'verifier', id, browserKey).toString('base64url')
  return {
    state,
    redirectUri: redirectUriOf(ctx.config),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    nonce: keyed(ctx, 'nonce', id, browserKey).toString('base64url'),
  }
}

/** Starts a visit for the browser that holds `browserKey`. @param origin of the app, from the request */
export function beginVisit(
  ctx: Context,
  provider: RedirectProvider,
  browserKey: string,
  origin: string | undefined,
): ProviderVisit {
  const id = randomBytes(16).toString('hex')
  const expires = (ctx.now().getTime() + TTL_MS).toString(16).padStart(12, '0')
  const app = appCodeOf(ctx.config, origin).toString(16).padStart(5, '0')
  const signature = keyed(ctx, 'state', provider, id, expires, app, browserKey).toString('hex')
  return visitOf(ctx, id, browserKey, `${id}${expires}${app}${signature}`)
}

/**
 * Ends a visit: its state must have been created for this provider and this browser, be at most ten minutes
 * old, and be unused.
 * @throws AppError loginFailed
 */
export async function endVisit(
  ctx: Context,
  provider: RedirectProvider,
  given: { state: string; browserKey: string },
): Promise<ProviderVisit> {
  const [, id, expires, app, signature] = STATE.exec(given.state) ?? []
  if (!id || !expires || !app || !signature) throw lapsed()
  const expected = keyed(ctx, 'state', provider, id, expires, app, given.browserKey)
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw lapsed()
  if (parseInt(expires, 16) <= ctx.now().getTime()) throw lapsed()
  if ((await countAttempt(ctx, 'social', id, TTL_MS)) > 1) throw lapsed()
  return visitOf(ctx, id, given.browserKey, given.state)
}

const lapsed = (): AppError => new AppError(codes.loginFailed, 'socialLapsed', {}, { rule: 'state' })
