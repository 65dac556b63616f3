import { randomUUID } from 'node:crypto'
import type * as contract from '../../../../../contract/addresses'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import { isPhone, phoneShape } from '../../../../../contract/rules/phone'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import type { MessageKey, MessageParams } from '../../../../lib/messages'
import { lockUser, regionNames } from '../../../identity'
import { requireAddress } from '../queries/addresses'
import { countAddresses, newestAddress } from '../queries/rows'
import { clearDefaultAddress, insertAddress, removeAddress, setDefaultAddress, updateAddress } from './rows'

type Body = BodyOf<typeof contract.addressSave>

function refuse(field: string, rule: string, key: MessageKey, params: MessageParams = {}): never {
  throw new AppError(codes.badInput, key, params, { field, rule, fields: [{ field, rule }] })
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ')

function valuesOf(ctx: Context, body: Body) {
  const userName = tidy(body.userName)
  const detailInfo = tidy(body.detailInfo)
  if (userName === '') refuse('userName', 'required', 'recipientNeeded')
  if (!isPhone(body.phoneCode, body.telNum))
    refuse('telNum', 'format', 'anyPhoneWrong', phoneShape(body.phoneCode, 'any'))
  const names = regionNames(body.provinceId, body.cityId, ctx.lang)
  if (names.provinceName === null) refuse('provinceId', 'unknown', 'provinceFirst')
  if (names.cityName === null) refuse('cityId', 'notInProvince', 'cityNotInProvince')
  if (detailInfo === '') refuse('detailInfo', 'required', 'detailNeeded')
  return {
    userName,
    phoneCode: body.phoneCode,
    telNum: body.telNum,
    postalCode: body.postalCode.trim(),
    provinceId: body.provinceId,
    cityId: body.cityId,
    countyName: tidy(body.countyName),
    detailInfo,
  }
}

/**
 * Creates or updates an address. Exactly one address of a user is the default, whatever the request contains.
 * @returns the id of the address
 * @throws AppError notFound, badInput with data {field, rule}, addressLimit
 */
export function addressSave(ctx: Context, user: SessionUser, body: Body): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    await lockUser(inner.db, user.id)
    const before = body.id === undefined ? null : await requireAddress(inner, user.id, body.id)
    const count = await countAddresses(inner.db, user.id)
    if (!before && count >= limits.addresses)
      throw new AppError(
        codes.addressLimit,
        'addressLimit',
        { count: limits.addresses },
        { field: '', rule: 'limit' },
      )
    const values = valuesOf(inner, body)
    const isDefault = body.isDefault === '1' || count === 0 || (before !== null && count === 1)
    if (isDefault) await clearDefaultAddress(inner.db, user.id)
    const saved = before
      ? await updateAddress(inner.db, before.id, { ...values, isDefault })
      : await insertAddress(inner.db, {
          ...values,
          isDefault,
          id: randomUUID(),
          userId: user.id,
          createTime: ctx.now(),
        })
    if (before?.isDefault && !isDefault) await nextDefault(inner, user.id, saved.id)
    return saved.id
  })
}

async function nextDefault(ctx: Context, userId: string, exceptId: string): Promise<void> {
  const next = await newestAddress(ctx.db, userId, exceptId)
  if (next) await setDefaultAddress(ctx.db, next.id)
}

/** @throws AppError notFound (unknown, or another user's) */
export function addressDelete(ctx: Context, user: SessionUser, id: string): Promise<true> {
  return inTransaction(ctx, async (inner) => {
    await lockUser(inner.db, user.id)
    const row = await requireAddress(inner, user.id, id)
    await removeAddress(inner.db, id)
    if (row.isDefault) await nextDefault(inner, user.id, id)
    return true as const
  })
}
