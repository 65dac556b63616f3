import type * as contract from '../../../../../contract/account'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { Day } from '../../../../../contract/rules/day'
import { birthDateProblem } from '../../../../../contract/rules/person'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import type { MessageKey } from '../../../../lib/messages'
import { dayText } from '../../../../lib/store-time'
import { requireFineText } from '../../content-check/texts'
import { regionNames } from '../../persons/regions'
import { releaseUpload, requireUpload } from '../../uploads/commands/own-upload'
import { requireUsername } from '../../user/account-names'
import { isTaken, lockUser, updateUser } from '../../user/commands/accounts'
import type { UserRow } from '../../user/mapper'
import { isUsernameTaken, requireUserRow } from '../../user/queries'
import { toPersonalData } from '../queries/personal-data'

type Body = BodyOf<typeof contract.personalDataSave>

function refuse(field: string, rule: string, key: MessageKey): never {
  throw new AppError(codes.badInput, key, {}, { field, rule, fields: [{ field, rule }] })
}

/** Trims a text and collapses its white space; null when it is empty. */
const words = (text: string | null): string | null => text?.trim().replace(/\s+/g, ' ') || null

function requireBirthDate(ctx: Context, day: Day | null): Day | null {
  if (day === null) return null
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  if (birthDateProblem(day, today)) refuse('birthDate', 'range', 'birthDateWrong')
  return day
}

function regionOf(body: Body, before: UserRow): Pick<UserRow, 'provinceId' | 'cityId'> {
  const provinceId = body.provinceId === undefined ? before.provinceId : body.provinceId
  // A change of province clears the city, which belonged to the previous one.
  const cityId =
    body.cityId === undefined ? (provinceId === before.provinceId ? before.cityId : null) : body.cityId
  if (provinceId === null && cityId !== null) refuse('cityId', 'provinceFirst', 'provinceFirst')
  const names = regionNames(provinceId, cityId, 'en')
  if (provinceId !== null && names.provinceName === null) refuse('provinceId', 'unknown', 'provinceFirst')
  if (cityId !== null && names.cityName === null) refuse('cityId', 'notInProvince', 'cityNotInProvince')
  return { provinceId, cityId }
}

async function namesOf(ctx: Context, body: Body, before: UserRow): Promise<Partial<UserRow>> {
  const values: Partial<UserRow> = {}
  if (body.nickName !== undefined)
    values.nickName = words(body.nickName) ?? refuse('nickName', 'required', 'nickNameNeeded')
  if (body.realName !== undefined) values.realName = words(body.realName)
  if (body.username !== undefined && body.username !== before.username) {
    values.username = requireUsername(body.username)
    if (await isUsernameTaken(ctx.db, values.username ?? '', before.id))
      throw new AppError(codes.accountTaken, 'accountTaken', {}, { field: 'username', rule: 'taken' })
  }
  return values
}

/**
 * Updates the given fields; omitted fields keep their value, null clears them.
 * @throws AppError badInput with data {field, rule}, accountTaken for a user name in use
 */
export async function personalDataSave(
  ctx: Context,
  user: SessionUser,
  body: Body,
): Promise<contract.PersonalData> {
  await requireFineText(ctx, user.id, { field: 'nickName', place: 'profile', text: body.nickName })
  return inTransaction(ctx, async (inner) => {
    await lockUser(inner.db, user.id)
    const before = await requireUserRow(inner, user)
    const values: Partial<UserRow> = { ...(await namesOf(inner, body, before)), ...regionOf(body, before) }
    if (body.birthDate !== undefined) values.birthDate = requireBirthDate(inner, body.birthDate)
    if (body.sex !== undefined) values.sex = body.sex
    if (body.address !== undefined) values.address = words(body.address)
    if (body.headimgUrl !== undefined) {
      const { key } = await requireUpload(inner, user.id, body.headimgUrl, {
        field: 'headimgUrl',
        purpose: 'avatar',
        kind: 'image',
      })
      if (key !== before.headimgUrl) await releaseUpload(inner, user.id, before.headimgUrl)
      values.headimgUrl = key
    }
    return toPersonalData(inner, await updateUser(inner.db, user.id, values))
  }).catch((error: unknown) => {
    if (isTaken(error))
      throw new AppError(codes.accountTaken, 'accountTaken', {}, { field: 'username', rule: 'taken' })
    throw error
  })
}
