import { createHash, randomUUID } from 'node:crypto'
import type { Config } from '../config'
import { seal, unseal } from '../lib/seal'
import type { Clock } from '../ports/clock'
import type { ProviderPage, RedirectProvider, SocialIdentity, SocialLoginPort } from '../ports/social-login'

const CODE_TTL_MS = 60_000
/** People who have an account at every provider; tests may use other names. */
export const sandboxPeople = { demo: 'Mei-yee', alex: 'Alex', noor: 'Noor' } as const
export const sandboxProviders = ['wechatH5', 'facebook', 'google', 'alipay'] as const

/** Parameters of a request to the sandbox's sign-in page. */
export interface SandboxVisit {
  provider: RedirectProvider
  redirectUri: string
  challenge: string
  nonce: string
}
interface SandboxCode extends SandboxVisit {
  id: string
  who: string
  expireMs: number
}

export interface SandboxSocial extends SocialLoginPort {
  /** The code with which the page redirects back to the app. */
  codeFor(who: string, visit: SandboxVisit): string
}

function personOf(provider: SocialIdentity['provider'], who: string): SocialIdentity {
  return {
    provider,
    subject: `sandbox-${createHash('sha256').update(`${provider}:${who}`).digest('hex').slice(0, 24)}`,
    nickname: sandboxPeople[who as keyof typeof sandboxPeople] ?? null,
    avatarUrl: null,
  }
}

/**
 * Simulates the providers with their rules: a code is valid for one redirect URI, once, for a minute, and
 * only with the verifier of its challenge.
 */
export function createSandboxSocial(
  config: Pick<Config, 'encryptionKey' | 'publicUrl'>,
  clock: Clock,
): SandboxSocial {
  const used = new Set<string>()
  const read = (code: string): SandboxCode | null => {
    try {
      return JSON.parse(unseal(config, code, 'token/sandbox')) as SandboxCode
    } catch {
      return null
    }
  }
  const page = (provider: RedirectProvider): ProviderPage => ({
    authorizeUrl: ({ redirectUri, state, challenge, nonce }) =>
      `${config.publicUrl}/sandbox/social/${provider}?${new URLSearchParams({
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()}`,
    async exchange(code, { redirectUri, verifier, nonce }) {
      const given = read(code)
      const isRight =
        given?.provider === provider &&
        given.redirectUri === redirectUri &&
        given.nonce === nonce &&
        given.expireMs > clock.nowMs() &&
        given.challenge === createHash('sha256').update(verifier).digest('base64url')
      if (!isRight || used.has(given.id)) return null
      used.add(given.id)
      return personOf(provider, given.who)
    },
  })
  return {
    // Codes of the mini-program differ at each start, so all of them map to one user of this machine unless
    // the code is `as-<name>`.
    exchange: async (jsCode) =>
      !jsCode || jsCode.startsWith('bad')
        ? null
        : personOf('wechat', jsCode.startsWith('as-') ? jsCode : 'wechat-demo'),
    pages: Object.fromEntries(sandboxProviders.map((provider) => [provider, page(provider)])),
    codeFor: (who, visit) => {
      const code: SandboxCode = { ...visit, who, id: randomUUID(), expireMs: clock.nowMs() + CODE_TTL_MS }
      return seal(config, JSON.stringify(code), 'token/sandbox')
    },
  }
}
