import type * as contract from '../../../../../contract/account'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type { Context, SessionUser } from '../../../../lib/context'
import { findSessionEnd } from '../../../../lib/session'
import { momentText } from '../../../../lib/store-time'
import { regionNames } from '../../persons/regions'
import { toUserInfo, type UserRow } from '../../user/mapper'
import { identitiesOf, requireUserRow } from '../../user/queries'
import { proofsOf } from '../proofs'

const flag = (is: boolean): '0' | '1' => (is ? '1' : '0')

export async function toPersonalData(ctx: Context, row: UserRow): Promise<contract.PersonalData> {
  return {
    ...toUserInfo(ctx, row),
    realName: row.realName,
    birthDate: row.birthDate,
    sex: row.sex === '1' || row.sex === '2' ? row.sex : null,
    provinceId: row.provinceId,
    cityId: row.cityId,
    ...regionNames(row.provinceId, row.cityId, ctx.lang),
    address: row.address,
    hasPassword: flag(row.passwordHash !== null),
    ownerProofs: proofsOf(ctx, row),
    socialAccounts: await identitiesOf(ctx.db, row.id),
    createTime: momentText(row.createTime, ctx.config.storeTimeZone),
  }
}

export const personalData = async (ctx: Context, user: SessionUser): Promise<contract.PersonalData> =>
  toPersonalData(ctx, await requireUserRow(ctx, user))

/** The user's own phone number in full. */
export async function contactPhone(
  ctx: Context,
  user: SessionUser,
): Promise<DataOf<typeof contract.contactPhone>> {
  const { phoneCode, phone } = await requireUserRow(ctx, user)
  return { phoneCode, phone }
}

export async function h5UserInfo(
  ctx: Context,
  user: SessionUser,
): Promise<DataOf<typeof contract.h5UserInfo>> {
  const row = await requireUserRow(ctx, user)
  const ends = await findSessionEnd(ctx.db, user.tokenHash)
  const expireInMs = Math.max(0, (ends?.getTime() ?? 0) - ctx.now().getTime())
  return {
    ...toUserInfo(ctx, row),
    hasPassword: flag(row.passwordHash !== null),
    isPhoneBound: flag(row.phone !== null),
    isEmailBound: flag(row.email !== null),
    sessionExpireTime: momentText(ends ?? ctx.now(), ctx.config.storeTimeZone),
    expireInMs,
  }
}
