export const ok = 0
export const systemError = 500
export const systemBusy = 60000
export const sessionExpired = 60001
export const sessionMissing = 60002
export const stateForbids = 70001
export const paymentMethodMissing = 70002
export const nothingToOrder = 70003
export const onlyUnpaidCanBePaid = 70004
export const orderInvalid = 70005
export const priceChanged = 70006
export const discountCodeUnknown = 70101
export const discountCodeUnusable = 70102
export const slotTaken = 70201
export const dayNotBookable = 70202
export const personNotEligible = 70203
export const changesUsedUp = 70204
export const rebooksUsedUp = 70205
export const doseLocked = 70206
export const alreadyBookedFree = 70207
/** The account already holds the maximum number of slots for unpaid orders. */
export const tooManyHolds = 70208
/** The person has another appointment at an overlapping time. */
export const personBusy = 70209
/** The account has reached its limit of watches or of waiting lists. */
export const watchLimit = 70211
/** The watched day already has a free place. */
export const freeAlready = 70212
/** The clinic has no waiting list for that day. */
export const waitingNotOffered = 70213
export const waitingOfferOver = 70214
/** The confirmation of an injection can no longer be undone: too long ago, or the next dose is booked. */
export const undoOver = 70215
export const discountsExclusive = 71101
export const couponUnusable = 71102
export const couponSoldOut = 71103
export const couponLimit = 71104
export const couponNotOffered = 71105
export const couponCodeUnknown = 71106
export const couponCodeUsed = 71107
export const pointsNotEnough = 71108
export const pointsUnusable = 71109
export const cartFull = 71110
export const crossBorderLimit = 71111
/** Another refund request for this order is still open. */
export const refundOpen = 71201
/** Nothing, or less than requested, is left to refund. */
export const refundNothingLeft = 71202
/** The amount has changed since it was shown. */
export const refundAmountChanged = 71203
/** The order already has an invoice, or a request for one. */
export const invoiceExists = 71211
export const campaignNotBegun = 71301
export const campaignOver = 71302
export const offerNotForGoods = 71303
export const bargainOver = 71311
export const bargainNotAtFloor = 71312
export const bargainComplete = 71313
export const bargainNoSelfCut = 71314
export const bargainOrdered = 71315
export const grouponFull = 71321
export const grouponOver = 71322
export const grouponAlreadyIn = 71323
export const referralNotNew = 71331
export const referralSelf = 71332
export const referralUsed = 71333
export const referralLinkWrong = 71334
export const memberOff = 71341
export const doctorUnavailable = 71401
export const doctorTimeTaken = 71402
export const doctorRequestExists = 71403
export const doctorOfferExpired = 71404
export const alreadyCheckedIn = 71405
export const ticketPassed = 71406
export const alreadyRegistered = 71407
export const checkInNotOpen = 71408
export const tooFarFromClinic = 71409
export const feedbackTooOften = 71410
export const inviteCodeMissing = 71501
export const inviteCodeUnknown = 71502
export const inviteCodeSpent = 71503
export const merchantUnknown = 71504
export const enterpriseQuotaUsedUp = 71505
export const notOnPriceList = 71506
export const enterpriseEnded = 71507
/** Signed in, but not on behalf of an enterprise; the account's own session stays valid. */
export const enterpriseNeeded = 71508
/** The account is not, or no longer, in the enterprise's list of members. */
export const enterpriseNotMember = 71509
/** The price belongs to another enterprise than that of the session. */
export const enterpriseOther = 71510
export const enterpriseStopped = 71511
export const goodsDeleted = 80004
export const badInput = 40000
export const notFound = 40400
export const rateLimited = 42900
export const pictureCodeNeeded = 61005
export const pictureCodeWrong = 61006
export const accountTaken = 61007
export const passwordWeak = 61008
export const commitmentsAhead = 61009
export const uploadPolicyOver = 61010
export const uploadRefused = 61011
export const addressLimit = 61012
export const certificateTaken = 61013
/** A session alone is not sufficient to change how the account is signed in to. */
export const ownerProofNeeded = 61014
export const loginFailed = 61001
export const codeWrong = 61002
export const codeExpired = 61003
export const accountLocked = 61004
/** The compare list is full. */
export const compareFull = 71601
/** Only packages can be compared. */
export const compareOnlyPackages = 71602
/** Fewer than two or more than four packages were chosen. */
export const compareCount = 71603
/** The item has already been reviewed. */
export const reviewExists = 71604
/** Only a completed order can be reviewed. */
export const reviewTooEarly = 71605
