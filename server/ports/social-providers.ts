import type { Config } from '../config'
import { alipayPage, facebookPage, googlePage, wechatPage } from './provider-pages'
import type { SocialLoginPort } from './social-login'
import { wechatLogin } from './wechat-login'

/** Adapters of the configured providers; the others reject everything. */
export function socialProviders(
  config: Pick<
    Config,
    | 'social'
    | 'wechatAppSecret'
    | 'wechatH5AppId'
    | 'wechatH5AppSecret'
    | 'facebookAppSecret'
    | 'googleClientSecret'
    | 'providers'
  >,
): SocialLoginPort {
  const { wechatAppId, facebookAppId, googleClientId } = config.social
  const { wechatAppSecret, wechatH5AppId, wechatH5AppSecret, facebookAppSecret, googleClientSecret } = config
  const { alipay } = config.providers
  return {
    exchange:
      wechatAppId && wechatAppSecret
        ? wechatLogin({ appId: wechatAppId, appSecret: wechatAppSecret })
        : async () => null,
    pages: {
      ...(wechatH5AppId && wechatH5AppSecret
        ? { wechatH5: wechatPage({ appId: wechatH5AppId, appSecret: wechatH5AppSecret }) }
        : {}),
      ...(facebookAppId && facebookAppSecret
        ? { facebook: facebookPage({ appId: facebookAppId, appSecret: facebookAppSecret }) }
        : {}),
      ...(googleClientId && googleClientSecret
        ? { google: googlePage({ appId: googleClientId, appSecret: googleClientSecret }) }
        : {}),
      ...(alipay ? { alipay: alipayPage(alipay) } : {}),
    },
  }
}
