import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { SocialIdentity } from './social-login'

interface Options {
  clientId: string
  nowMs(): number
  keysUrl?: string
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const MAX_SUBJECT_LENGTH = 160

/**
 * Verifies an ID token of Google's sign-in with Google's public keys: signature, issuer, audience and time.
 * Keys are cached; an unknown key id refetches them at most once per minute, so that forged tokens cannot
 * make this server flood Google.
 */
export function googleLogin({
  clientId,
  nowMs,
  keysUrl = 'https://www.googleapis.com/oauth2/v3/certs',
}: Options): (idToken: string, nonce?: string) => Promise<SocialIdentity | null> {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 10_000,
    cooldownDuration: 60_000,
    cacheMaxAge: 3_600_000,
  })
  return async (idToken, nonce) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // Google signs with this algorithm only.
        algorithms: ['RS256'],
        issuer: ISSUERS,
        audience: clientId,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: new Date(nowMs()),
        clockTolerance: 60,
        // Also makes the library refuse a token issued in the future.
        maxTokenAge: '1 day',
      })
      // A token captured from another visit must not sign in here.
      if (nonce !== undefined && payload.nonce !== nonce) return null
      if (!payload.sub || payload.sub.length > MAX_SUBJECT_LENGTH) return null
      return {
        provider: 'google',
        subject: payload.sub,
        nickname: typeof payload.name === 'string' ? payload.name : null,
        avatarUrl: null,
      }
    } catch (error) {
      if (isTokenFault(error)) return null
      throw error
    }
  }
}

/** True when the token is invalid; false when Google could not be reached. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys
