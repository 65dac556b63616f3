/** Envelope codes. 0 is success; all are sent with HTTP 200. */
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
  doseLocked: 70206,
  alreadyBookedFree: 70207,
  /** The account already holds the maximum number of slots for unpaid orders. */
  tooManyHolds: 70208,
  /** The person has another appointment at an overlapping time. */
  personBusy: 70209,
  /** The account has reached its limit of watches or of waiting lists. */
  watchLimit: 70211,
  /** The watched day already has a free place. */
  freeAlready: 70212,
  /** The clinic has no waiting list for that day. */
  waitingNotOffered: 70213,
  waitingOfferOver: 70214,
  /** The confirmation of an injection can no longer be undone: too long ago, or the next dose is booked. */
  undoOver: 70215,
  discountsExclusive: 71101,
  couponUnusable: 71102,
  couponSoldOut: 71103,
  couponLimit: 71104,
  couponNotOffered: 71105,
  couponCodeUnknown: 71106,
  couponCodeUsed: 71107,
  pointsNotEnough: 71108,
  pointsUnusable: 71109,
  cartFull: 71110,
  crossBorderLimit: 71111,
  /** Another refund request for this order is still open. */
  refundOpen: 71201,
  /** Nothing, or less than requested, is left to refund. */
  refundNothingLeft: 71202,
  /** The amount has changed since it was shown. */
  refundAmountChanged: 71203,
  /** The order already has an invoice, or a request for one. */
  invoiceExists: 71211,
  campaignNotBegun: 71301,
  campaignOver: 71302,
  offerNotForGoods: 71303,
  bargainOver: 71311,
  bargainNotAtFloor: 71312,
  bargainComplete: 71313,
  bargainNoSelfCut: 71314,
  bargainOrdered: 71315,
  grouponFull: 71321,
  grouponOver: 71322,
  grouponAlreadyIn: 71323,
  referralNotNew: 71331,
  referralSelf: 71332,
  referralUsed: 71333,
  referralLinkWrong: 71334,
  memberOff: 71341,
  doctorUnavailable: 71401,
  doctorTimeTaken: 71402,
  doctorRequestExists: 71403,
  doctorOfferExpired: 71404,
  alreadyCheckedIn: 71405,
  ticketPassed: 71406,
  alreadyRegistered: 71407,
  checkInNotOpen: 71408,
  tooFarFromClinic: 71409,
  feedbackTooOften: 71410,
  inviteCodeMissing: 71501,
  inviteCodeUnknown: 71502,
  inviteCodeSpent: 71503,
  merchantUnknown: 71504,
  enterpriseQuotaUsedUp: 71505,
  notOnPriceList: 71506,
  enterpriseEnded: 71507,
  /** Signed in, but not on behalf of an enterprise; the account's own session stays valid. */
  enterpriseNeeded: 71508,
  /** The account is not, or no longer, in the enterprise's list of members. */
  enterpriseNotMember: 71509,
  /** The price belongs to another enterprise than that of the session. */
  enterpriseOther: 71510,
  enterpriseStopped: 71511,
  goodsDeleted: 80004,
  badInput: 40000,
  notFound: 40400,
  rateLimited: 42900,
  pictureCodeNeeded: 61005,
  pictureCodeWrong: 61006,
  accountTaken: 61007,
  passwordWeak: 61008,
  commitmentsAhead: 61009,
  uploadPolicyOver: 61010,
  uploadRefused: 61011,
  addressLimit: 61012,
  certificateTaken: 61013,
  /** A session alone is not sufficient to change how the account is signed in to. */
  ownerProofNeeded: 61014,
  loginFailed: 61001,
  codeWrong: 61002,
  codeExpired: 61003,
  accountLocked: 61004,
  /** The compare list is full. */
  compareFull: 71601,
  /** Only packages can be compared. */
  compareOnlyPackages: 71602,
  /** Fewer than two or more than four packages were chosen. */
  compareCount: 71603,
  /** The item has already been reviewed. */
  reviewExists: 71604,
  /** Only a completed order can be reviewed. */
  reviewTooEarly: 71605,
} as const
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
