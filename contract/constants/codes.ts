import * as codes from './code-values'

/**
 * Envelope codes. 0 is success; all are sent with HTTP 200. Exports of a module instead of an object's
 * properties: the build shortens their names and omits those that a target does not use.
 */
export { codes }
export type Code = (typeof codes)[keyof typeof codes]

/** Codes that reject bare and silently (section 8). */
export const bareCodes = [91001, 91002, 91003, 70008] as const

/**
 * Server messages that mean 'coupon code does not exist', in every interface language (calculateOrderPrice
 * rejects with the whole body).
 */
export const discountCodeUnknownMessages = [
  '優惠碼不存在',
  '优惠码不存在',
  'Discount code does not exist',
  'Ce code de réduction n’existe pas',
  'El código de descuento no existe',
  'この割引コードは存在しません',
] as const
