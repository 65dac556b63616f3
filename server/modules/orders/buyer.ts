import { codes } from '../../../contract/constants/codes'
import { isMobile, phoneShape } from '../../../contract/rules/phone'
import { AppError } from '../../lib/app-error'

/** @throws AppError badInput with `{ field, rule: 'phone' }` */
export function requirePhone(phoneCode: string, phone: string, field: string): void {
  if (!isMobile(phoneCode, phone))
    throw new AppError(codes.badInput, 'phoneWrong', phoneShape(phoneCode, 'mobile'), {
      field,
      rule: 'phone',
    })
}

/** The buyer's name, trimmed. @throws AppError badInput when it is empty */
export function buyerNameOf(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '')
    throw new AppError(codes.badInput, 'nameMissing', {}, { field: 'buyerName', rule: 'required' })
  return trimmed
}

/** The delivery address, trimmed. @throws AppError badInput when it is missing */
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

/** Masked except for the last four digits. */
export const maskBuyerPhone = (phone: string): string =>
  `${'*'.repeat(Math.max(0, phone.length - 4))}${phone.slice(-4)}`
