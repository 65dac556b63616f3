import { codes } from '../../../contract/constants/codes'
import { AppError } from '../../lib/app-error'

/** Mobile numbers of the regions that the product serves; elsewhere any 6 to 15 digits. */
const mobilePatterns: Record<string, RegExp> = {
  '+86': /^1[2-9]\d{9}$/,
  '+852': /^[4-9]\d{7}$/,
  '+853': /^6\d{7}$/,
  '+886': /^0?9\d{8}$/,
}
const ANY_PHONE = /^\d{6,15}$/

/** @throws AppError badInput with `{ field, rule: 'phone' }` */
export function requirePhone(phoneCode: string, phone: string, field: string): void {
  const pattern = mobilePatterns[phoneCode] ?? ANY_PHONE
  if (!pattern.test(phone)) throw new AppError(codes.badInput, 'phoneWrong', {}, { field, rule: 'phone' })
}

/** The buyer's name without spaces around it. @throws AppError badInput when nothing is left */
export function buyerNameOf(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '')
    throw new AppError(codes.badInput, 'nameMissing', {}, { field: 'buyerName', rule: 'required' })
  return trimmed
}

/** Where shipped goods go, without spaces around it. @throws AppError badInput when there is none */
export function deliveryAddressOf(address: string | undefined): string {
  const trimmed = address?.trim() ?? ''
  if (trimmed === '')
    throw new AppError(
      codes.badInput,
      'deliveryAddressMissing',
      {},
      { field: 'deliveryAddress', rule: 'required' },
    )
  return trimmed
}

/** Masked but for its last four digits. */
export const maskBuyerPhone = (phone: string): string =>
  `${'*'.repeat(Math.max(0, phone.length - 4))}${phone.slice(-4)}`
