/** Envelope codes. 0 is success; the rest travel with HTTP 200. */
export const codes = {
  ok: 0,
  systemError: 500,
  systemBusy: 60000,
  sessionExpired: 60001,
  sessionMissing: 60002,
  stateForbids: 70001,
  paymentMethodMissing: 70002,
  nothingToOrder: 70003,
  onlyUnpaidCanBePaid: 70004,
  orderInvalid: 70005,
  priceChanged: 70006,
  discountCodeUnknown: 70101,
  discountCodeUnusable: 70102,
  slotTaken: 70201,
  dayNotBookable: 70202,
  personNotEligible: 70203,
  changesUsedUp: 70204,
  rebooksUsedUp: 70205,
  needleLocked: 70206,
  alreadyBookedFree: 70207,
  goodsDeleted: 80004,
  badInput: 40000,
  notFound: 40400,
  rateLimited: 42900,
  loginFailed: 61001,
  codeWrong: 61002,
  codeExpired: 61003,
  accountLocked: 61004
} as const
export type Code = (typeof codes)[keyof typeof codes]

/** Codes that reject bare and silently (section 8). */
export const bareCodes = [91001, 91002, 91003, 70008] as const

/** Server messages that mean 'coupon code does not exist', in every interface language (calculateOrderPrice rejects with the whole body). */
export const discountCodeUnknownMessages = [
  '優惠碼不存在', '优惠码不存在', 'Discount code does not exist', 'Ce code de réduction n’existe pas', 'El código de descuento no existe', 'この割引コードは存在しません'
] as const
