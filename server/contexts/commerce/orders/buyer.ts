import { codes } from '../../../../contract/constants/codes'
import { AppError } from '../../../lib/app-error'

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
