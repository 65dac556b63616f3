import { createHash, randomBytes } from 'node:crypto'
import { codes } from '../../../../contract/constants/codes'
import type { BodyOf, DataOf } from '../../../../contract/define-endpoint'
import type * as contract from '../../../../contract/weixin'
import { h5AppIdOf } from '../../../config'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { FACEBOOK_VERSION } from '../../../ports/facebook-login'
import { asked } from './asked'
import { qrPicture } from './qr-picture'

/** The consent page of an official account. */
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

export function wxAppId(ctx: Context): DataOf<typeof contract.wxAppId> {
  const { config } = ctx
  const { pages } = ctx.ports.social
  const isRealWechat = !config.isSandboxOn && pages.wechatH5 !== undefined
  // Only providers with a sign-in page are listed, because the client shows a button for each.
  return {
    appId: isRealWechat ? config.wechatH5AppId : '',
    authorizeUrl: isRealWechat
      ? `${AUTHORIZE}?appid=${encodeURIComponent(config.wechatH5AppId)}&response_type=code&scope=snsapi_userinfo`
      : '',
    facebook: { appId: pages.facebook ? config.social.facebookAppId : '', version: FACEBOOK_VERSION },
    google: { clientId: pages.google ? config.social.googleClientId : '' },
    alipay: { appId: pages.alipay ? (config.providers.alipay?.appId ?? '') : '' },
    isSandbox: config.isSandboxOn ? '1' : '0',
  }
}

/** Only pages of this app are signed: a foreign page with a signature could use this account's rights. */
function isOwnPage(ctx: Context, url: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin } = new URL(url)
  return origin === new URL(ctx.config.publicUrl).origin || ctx.config.corsOrigins.includes(origin)
}

/** @throws AppError badInput for a foreign page, systemBusy when WeChat issues no ticket */
export async function jsSdkSignature(
  ctx: Context,
  given: string,
): Promise<DataOf<typeof contract.jsSdkSignature>> {
  if (!isOwnPage(ctx, given))
    throw new AppError(codes.badInput, 'badInput', {}, { field: 'url', rule: 'origin' })
  const ticket = await asked(ctx, ctx.ports.wechat.jsTicket())
  const nonceStr = randomBytes(12).toString('hex')
  const timestamp = Math.floor(ctx.now().getTime() / 1000)
  // The signature covers the URL as sent by the browser, without the fragment.
  const signature = createHash('sha1')
    .update(
      `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${given.split('#')[0] ?? ''}`,
    )
    .digest('hex')
  return { appId: h5AppIdOf(ctx.config), timestamp, nonceStr, signature }
}

/** @throws AppError systemBusy when WeChat returns no code */
export async function unlimitedCode(
  ctx: Context,
  body: BodyOf<typeof contract.unlimitedCode>,
): Promise<DataOf<typeof contract.unlimitedCode>> {
  const { page, scene, width = 430, target = 'weapp' } = body
  const drawn =
    target === 'weapp' ? await asked(ctx, ctx.ports.wechat.unlimitedCode({ page, scene, width })) : null
  if (drawn) return { image: dataUrl(drawn, drawn[0] === 0xff ? 'jpeg' : 'png'), text: null, width }
  const text = `${ctx.config.publicUrl}/#/${page}${scene ? `?scene=${encodeURIComponent(scene)}` : ''}`
  const { png, width: drawnWidth } = await qrPicture(text, width)
  return { image: dataUrl(png, 'png'), text, width: drawnWidth }
}

const dataUrl = (bytes: Buffer, type: 'png' | 'jpeg'): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`
