import { createHash } from 'node:crypto'
import type { SocialLoginPort } from '../ports/social-login'

/**
 * Accepts any code as an identity: the same code is the same user. The mini-program's own codes differ at
 * each start, so all of them map to one user of this machine unless the code is `as-<name>`.
 */
export const sandboxSocialLogin: SocialLoginPort = {
  async exchange(provider, code) {
    if (!code || code.startsWith('bad')) return null
    const who = provider === 'wechat' && !code.startsWith('as-') ? 'wechat-demo' : code
    return {
      provider,
      subject: `sandbox-${createHash('sha256').update(`${provider}:${who}`).digest('hex').slice(0, 24)}`,
      nickname: null,
      avatarUrl: null,
    }
  },
}
