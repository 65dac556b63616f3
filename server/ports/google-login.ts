import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto'
import type { SocialIdentity } from './social-login'

interface Options {
  clientId: string
  nowMs(): number
  keysUrl?: string
}
interface Header {
  alg?: string
  kid?: string
}
interface Claims {
  iss?: string
  aud?: string
  exp?: number
  iat?: number
  sub?: string
  name?: string
}
interface KeySet {
  keys?: (JsonWebKey & { kid?: string })[]
}

const ISSUERS = new Set(['https://accounts.google.com', 'accounts.google.com'])
const TIMEOUT_MS = 10_000
const LEEWAY_SECONDS = 60
const DEFAULT_KEPT_MS = 3_600_000
const ASK_AGAIN_MS = 60_000

/** Checks an ID token of Google's sign-in button against Google's public keys: signature, issuer, this app as audience, time. */
export function googleLogin({
  clientId,
  nowMs,
  keysUrl = 'https://www.googleapis.com/oauth2/v3/certs',
}: Options): (idToken: string) => Promise<SocialIdentity | null> {
  let kept: { keys: Map<string, KeyObject>; askedMs: number; untilMs: number } | null = null

  async function keyOf(kid: string): Promise<KeyObject | null> {
    const known = kept && kept.untilMs > nowMs() ? kept.keys.get(kid) : undefined
    if (known) return known
    // Keys rotate, so an unknown one is worth a question, but tokens made up must not make this server ask without end.
    if (kept && kept.untilMs > nowMs() && kept.askedMs > nowMs() - ASK_AGAIN_MS) return null
    const response = await fetch(keysUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`Google answered ${response.status}`)
    const maxAge = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]
    const set = (await response.json()) as KeySet
    const keys = new Map(
      (set.keys ?? []).flatMap((jwk) =>
        jwk.kid && jwk.kty === 'RSA'
          ? [[jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })] as const]
          : [],
      ),
    )
    kept = { keys, askedMs: nowMs(), untilMs: nowMs() + (maxAge ? Number(maxAge) * 1000 : DEFAULT_KEPT_MS) }
    return keys.get(kid) ?? null
  }

  return async (idToken) => {
    const parts = idToken.split('.')
    const [head = '', body = '', signature = ''] = parts
    const header = jsonOf<Header>(head)
    const claims = jsonOf<Claims>(body)
    // Only the algorithm that Google signs with: a token that names another is not Google's.
    if (parts.length !== 3 || !header || !claims || header.alg !== 'RS256' || typeof header.kid !== 'string')
      return null
    const key = await keyOf(header.kid)
    if (
      !key ||
      !verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
    )
      return null
    const seconds = nowMs() / 1000
    const isInTime =
      typeof claims.exp === 'number' &&
      claims.exp + LEEWAY_SECONDS > seconds &&
      typeof claims.iat === 'number' &&
      claims.iat - LEEWAY_SECONDS < seconds
    if (
      !isInTime ||
      claims.aud !== clientId ||
      !ISSUERS.has(claims.iss ?? '') ||
      typeof claims.sub !== 'string' ||
      claims.sub === '' ||
      claims.sub.length > 160
    )
      return null
    return {
      provider: 'google',
      subject: claims.sub,
      nickname: typeof claims.name === 'string' ? claims.name : null,
      avatarUrl: null,
    }
  }
}

function jsonOf<T>(part: string): T | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as T) : null
  } catch {
    return null
  }
}
