import { createHash } from 'node:crypto'
import type { SocialLoginPort } from '../ports/social-login'

/**
 * Accepts any code and makes one person of it: the same code is the same person. The mini-program's own codes differ at
 * each start, so everything it sends is the one person of this machine unless the code is `as-<name>`.
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
