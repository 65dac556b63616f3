import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf, DataOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/weixin'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { tellOldContact } from '../../account/commands/contact-notice'
import { requireOwner } from '../../account/commands/owner-proof'
import { requireFineText } from '../../content-check/texts'
import { identityOfReturn, type ProviderReturn } from '../../social/visits'
import { releaseUpload, requireUpload } from '../../uploads/commands/own-upload'
import { insertIdentity, isTaken, updateUser } from '../../user/commands/accounts'
import { findUserByIdentity, requireUserRow } from '../../user/queries'
import { asked } from '../asked'
import { toWxUser } from '../mapper'

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
