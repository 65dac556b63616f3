import type { Config } from '../config'
import { alipayLogin } from './alipay-login'
import { systemClock } from './clock'
import { facebookLogin } from './facebook-login'
import { googleLogin } from './google-login'
import { type SocialLoginPort, socialLoginOf } from './social-login'
import { wechatH5Login } from './wechat-h5-login'
import { wechatLogin } from './wechat-login'

/** Adapters of the providers that are configured; the others reject everything. */
export function socialProviders(
  config: Pick<
    Config,
    'social' | 'wechatAppSecret' | 'wechatH5AppId' | 'wechatH5AppSecret' | 'facebookAppSecret' | 'providers'
  >,
): SocialLoginPort {
  const { wechatAppId, facebookAppId, googleClientId } = config.social
  const miniProgram = wechatLogin({ appId: wechatAppId, appSecret: config.wechatAppSecret })
  return socialLoginOf({
    ...(wechatAppId && config.wechatAppSecret
      ? { wechat: (code) => miniProgram.exchange('wechat', code) }
      : {}),
    ...(config.wechatH5AppId && config.wechatH5AppSecret
      ? { wechatH5: wechatH5Login({ appId: config.wechatH5AppId, appSecret: config.wechatH5AppSecret }) }
      : {}),
    ...(facebookAppId && config.facebookAppSecret
      ? { facebook: facebookLogin({ appId: facebookAppId, appSecret: config.facebookAppSecret }) }
      : {}),
    ...(config.providers.alipay ? { alipay: alipayLogin(config.providers.alipay) } : {}),
    ...(googleClientId
      ? { google: googleLogin({ clientId: googleClientId, nowMs: () => systemClock.nowMs() }) }
      : {}),
  })
}
