export const requestTimeoutMs = 60_000
export const loginValidityMs = 144e5
export const paymentDeadlineMs = 30 * 60_000
export const posterMs = 5000
export const smsCooldownSeconds = 60
export const codeLength = 6
export const codeTtlMs = 5 * 60_000
export const codeTries = 5
export const ownerProofMs = 10 * 60_000
export const uploadFiles = 52
export const textareaLength = 140
export const reachBottomDistance = 50
export const bookingDaysAhead = 60
export const bookingChanges = 1
export const bookingRebooks = 1
/** Maximum number of unpaid orders per account that hold a slot. */
export const unpaidHolds = 3
export const mapZoom = 16
export const queueBehind = 5
export const queueCheckInMeters = 1000
export const queueCheckInMinutesBeforeOpening = 60
export const queueKeyTtlMs = 5 * 60_000
export const queueStreamsPerUser = 3
/** Maximum number of open watches per account. */
export const watches = 10
/** Maximum number of waiting lists per account. */
export const waitingEntries = 5
/** How long a released place is held for the next entry of the waiting list. */
export const waitingOfferMs = 30 * 60_000
/** How long the confirmation of an injection can be undone. */
export const injectedUndoMs = 24 * 3_600_000
export const messageTries = 5
/** How long before an appointment its first reminder is sent. */
export const reminderDayMs = 24 * 3_600_000
export const reminderHoursMs = 2 * 3_600_000
/** A ticket with at most this many people ahead gets a message. */
export const queueNearAhead = 3
/** Unread messages are counted up to this number. */
export const unreadCounted = 100
export const doctorOfferMs = 24 * 3_600_000
export const feedbackPerDay = 20
/** How long a shared link shows a report. */
export const reportShareDays = 7
/** Maximum amount of one order of cross-border goods (5 000 yuan), unless it is a single piece. */
export const crossBorderOrderCents = 540_000
export const cartLines = 100
export const cartQuantity = 99
export const couponsCompared = 100
export const longPressMs = 350
export const longPressTolerancePx = 10
export const passwordLength = 8
export const pictureCodeLength = 4
export const pictureCodeTtlMs = 5 * 60_000
export const addresses = 30
export const certificates = 10
export const uploadPolicyTtlMs = 15 * 60_000
export const uploadImageBytes = 10 * 1024 * 1024
export const uploadVideoBytes = 50 * 1024 * 1024
export const uploadUnusedTtlMs = 24 * 3_600_000
export const refundPictures = 9
/** Working days after the shop's approval within which the money arrives, as promised in the terms. */
export const refundWorkingDays = 7
export const orderCodeTtlMs = 5 * 60_000
export const referralLinkDays = 30
export const compareList = 10
export const compareMin = 2
export const compareMax = 4
export const browseRecords = 200
export const reviewPictures = 9
/** Lists count at most this many rows; `total` has this value when there are more. */
export const countedRows = 1_000
