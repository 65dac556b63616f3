import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import type { BodyOf, DataOf } from '../../../../contract/define-endpoint'
import type * as contract from '../../../../contract/weixin'
import { h5AppIdOf } from '../../../config'
import { messageTemplate } from '../../../db/schema/account'
import { AppError } from '../../../lib/app-error'
import { type Context, inTransaction, type SessionUser } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { maskPhone } from '../../../lib/mask'
import { FACEBOOK_VERSION } from '../../../ports/facebook-login'
import { tellOldContact } from '../account/contact-notice'
import { requireOwner } from '../account/owner-proof'
import { requireFineText } from '../content-check/texts'
import { identityOfReturn, type ProviderReturn } from '../social/service'
import { releaseUpload, requireUpload, uploadUrl } from '../uploads/own-upload'
import { findUserByIdentity, insertIdentity, isTaken, updateUser, type UserRow } from '../user/repository'
import { requireUserRow } from '../user/service'
import { asked } from './asked'
import { qrPicture } from './qr-picture'

function toWxUser(ctx: Context, row: UserRow): contract.WxUser {
  return {
    id: row.id,
    nickName: row.nickName,
    headimgUrl: uploadUrl(ctx, row.headimgUrl),
    sex: row.sex === '1' || row.sex === '2' ? row.sex : null,
    phone: row.phone && maskPhone(row.phone),
    phoneCode: row.phoneCode,
    isBound: row.openId === null ? '0' : '1',
  }
}

export const wxUser = async (ctx: Context, user: SessionUser): Promise<contract.WxUser> =>
  toWxUser(ctx, await requireUserRow(ctx, user))

/** @throws AppError badInput when the picture is not the user's upload, or the name is refused; systemBusy */
export async function wxUserSave(
  ctx: Context,
  user: SessionUser,
  body: BodyOf<typeof contract.wxUserSave>,
): Promise<contract.WxUser> {
  await requireFineText(ctx, user.id, { field: 'nickName', place: 'profile', text: body.nickName })
  return inTransaction(ctx, async (inner) => {
    const before = await requireUserRow(inner, user)
    const nickName = body.nickName?.trim()
    if (nickName === '')
      throw new AppError(codes.badInput, 'nickNameNeeded', {}, { field: 'nickName', rule: 'required' })
    const picture =
      body.headimgUrl === undefined
        ? null
        : await requireUpload(inner, user.id, body.headimgUrl, {
            field: 'headimgUrl',
            purpose: 'avatar',
            kind: 'image',
          })
    if (picture && picture.key !== before.headimgUrl) await releaseUpload(inner, user.id, before.headimgUrl)
    const values = {
      ...(nickName === undefined ? {} : { nickName }),
      ...(picture ? { headimgUrl: picture.key } : {}),
      ...(body.sex === undefined ? {} : { sex: body.sex }),
    }
    return toWxUser(
      inner,
      Object.keys(values).length > 0 ? await updateUser(inner.db, user.id, values) : before,
    )
  })
}

/**
 * Binds the phone number verified by WeChat.
 * @throws AppError ownerProofNeeded, loginFailed, accountTaken, systemBusy
 */
export async function wxUserPhone(
  ctx: Context,
  user: SessionUser,
  { code, ownerProof }: BodyOf<typeof contract.wxUserPhone>,
): Promise<contract.WxUser> {
  const before = await requireUserRow(ctx, user)
  requireOwner(ctx, user, before, ownerProof)
  const number = await asked(ctx, ctx.ports.wechat.phoneNumber(code))
  if (!number) throw new AppError(codes.loginFailed, 'socialFailed')
  const row = await updateUser(ctx.db, user.id, number).catch((error: unknown) => {
    if (isTaken(error)) throw new AppError(codes.accountTaken, 'accountTaken')
    throw error
  })
  await tellOldContact(ctx, 'sms', { before, after: row })
  return toWxUser(ctx, row)
}

export function wxAppId(ctx: Context): DataOf<typeof contract.wxAppId> {
  const { config } = ctx
  const { pages } = ctx.ports.social
  const isRealWechat = !config.isSandboxOn && pages.wechatH5 !== undefined
  // Only a provider whose page can be opened is named: its button is offered.
  return {
    appId: isRealWechat ? config.wechatH5AppId : '',
    authorizeUrl: isRealWechat
      ? `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${encodeURIComponent(config.wechatH5AppId)}&response_type=code&scope=snsapi_userinfo`
      : '',
    facebook: { appId: pages.facebook ? config.social.facebookAppId : '', version: FACEBOOK_VERSION },
    google: { clientId: pages.google ? config.social.googleClientId : '' },
    alipay: { appId: pages.alipay ? (config.providers.alipay?.appId ?? '') : '' },
    isSandbox: config.isSandboxOn ? '1' : '0',
  }
}

/** Signs pages of this app only: a foreign page with a signature could use this account's rights. */
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

export async function templateMessages(
  ctx: Context,
  body: BodyOf<typeof contract.templateMessages>,
): Promise<DataOf<typeof contract.templateMessages>> {
  const wanted: SQL[] = []
  if (body.enable !== undefined) wanted.push(eq(messageTemplate.isEnabled, body.enable === '1'))
  if (body.useTypeList && body.useTypeList.length > 0)
    wanted.push(inArray(messageTemplate.useType, body.useTypeList))
  const rows = await ctx.db
    .select()
    .from(messageTemplate)
    .where(and(...wanted))
    .orderBy(asc(messageTemplate.sort), asc(messageTemplate.id))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    useType: row.useType,
    priTmplId: row.priTmplId,
    title: localized(row.title, ctx.lang),
    content: localized(row.content, ctx.lang),
    enable: row.isEnabled ? ('1' as const) : ('0' as const),
  }))
}

/**
 * Binds the Alipay account of an authorisation code.
 * @throws AppError loginFailed, accountTaken, systemBusy
 */
export async function alipayUser(
  ctx: Context,
  user: SessionUser,
  given: ProviderReturn,
): Promise<DataOf<typeof contract.alipayUser>> {
  await requireUserRow(ctx, user)
  const identity = await identityOfReturn(ctx, 'alipay', given)
  const isNew = await insertIdentity(ctx.db, {
    provider: 'alipay',
    subject: identity.subject,
    userId: user.id,
    nickName: identity.nickname?.slice(0, 60) ?? null,
    createTime: ctx.now(),
  })
  // A repeated code binds once; an Alipay account of another user, or a second one of the same user, is
  // refused.
  if (!isNew && (await findUserByIdentity(ctx.db, 'alipay', identity.subject))?.id !== user.id)
    throw new AppError(codes.accountTaken, 'accountTaken')
  const { subject } = identity
  return {
    id: user.id,
    alipayUserId: `${subject.slice(0, 4)}****${subject.slice(-4)}`,
    nickName: identity.nickname,
    isBound: '1',
  }
}
