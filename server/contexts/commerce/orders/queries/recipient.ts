import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { placeOrder } from '../../../../../contract/order-placing'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { requirePhone } from '../../../../lib/phone'
import { regionNames } from '../../../identity'
import { requireAddress } from '../../addresses/queries/addresses'
import { buyerNameOf, deliveryAddressOf } from '../buyer'

export type PlaceOrderRequest = BodyOf<typeof placeOrder>

/** The recipient of an order, and the address of shipped products; the address is null for appointments. */
export interface Recipient {
  buyerName: string
  buyerPhoneCode: string
  buyerPhone: string
  deliveryAddress: string | null
}

type Address = Awaited<ReturnType<typeof requireAddress>>

const missing = (key: 'nameMissing' | 'buyerPhoneMissing', field: string): AppError =>
  new AppError(codes.badInput, key, {}, { field, rule: 'required' })

/** Hong Kong and Macao have no postal codes; a saved address may have the placeholder of older forms. */
const regionsWithoutPostalCodes: readonly string[] = ['81', '82']

/** An address in one line: from large to small in Chinese and Japanese, the other way elsewhere. */
function addressLine(ctx: Context, address: Address): string {
  const { provinceName, cityName } = regionNames(address.provinceId, address.cityId, ctx.lang)
  const parts = [provinceName, cityName, address.countyName, address.detailInfo].filter(Boolean)
  const isLargeFirst = ctx.lang.startsWith('zh') || ctx.lang === 'ja'
  const line = isLargeFirst ? parts.join(' ') : parts.reverse().join(', ')
  return address.postalCode === '' || regionsWithoutPostalCodes.includes(address.provinceId)
    ? line
    : `${line} (${address.postalCode})`
}

/**
 * The recipient of a request: the current state of a saved address, else the buyer and the address that were
 * entered.
 * @throws AppError notFound (address unknown, or another user's), badInput with `{ field, rule }`
 */
export async function recipientOf(
  ctx: Context,
  userId: string,
  request: PlaceOrderRequest,
  isShipped: boolean,
): Promise<Recipient> {
  const { addressId, buyerName, buyerPhoneCode, buyerPhone } = request
  const named = addressId === undefined ? null : await requireAddress(ctx, userId, addressId)
  const saved = isShipped ? named : null
  if (saved && buyerName === undefined && buyerPhone === undefined)
    return {
      buyerName: saved.userName,
      buyerPhoneCode: saved.phoneCode,
      buyerPhone: saved.telNum,
      deliveryAddress: addressLine(ctx, saved),
    }
  if (buyerName === undefined) throw missing('nameMissing', 'buyerName')
  if (buyerPhoneCode === undefined || buyerPhone === undefined)
    throw missing('buyerPhoneMissing', 'buyerPhone')
  requirePhone(buyerPhoneCode, buyerPhone, 'buyerPhone')
  return {
    buyerName: buyerNameOf(buyerName),
    buyerPhoneCode,
    buyerPhone,
    deliveryAddress: !isShipped
      ? null
      : saved
        ? addressLine(ctx, saved)
        : deliveryAddressOf(request.deliveryAddress),
  }
}
