export const limits = {
  requestTimeoutMs: 60_000,
  loginValidityMs: 144e5,
  paymentDeadlineMs: 30 * 60_000,
  posterMs: 5000,
  smsCooldownSeconds: 60,
  codeLength: 6,
  codeTtlMs: 5 * 60_000,
  codeTries: 5,
  ownerProofMs: 10 * 60_000,
  uploadFiles: 52,
  textareaLength: 140,
  reachBottomDistance: 50,
  bookingDaysAhead: 60,
  bookingChanges: 1,
  bookingRebooks: 1,
  /** Maximum number of unpaid orders per account that hold a slot. */
  unpaidHolds: 3,
  mapZoom: 16,
  queueBehind: 5,
  queueCheckInMeters: 1000,
  queueCheckInMinutesBeforeOpening: 60,
  queueKeyTtlMs: 5 * 60_000,
  queueStreamsPerUser: 3,
  /** Maximum number of open watches per account. */
  watches: 10,
  /** Maximum number of waiting lists per account. */
  waitingEntries: 5,
  /** How long a released place is held for the next entry of the waiting list. */
  waitingOfferMs: 30 * 60_000,
  /** How long the confirmation of an injection can be undone. */
  injectedUndoMs: 24 * 3_600_000,
  messageTries: 5,
  /** How long before an appointment its first reminder is sent. */
  reminderDayMs: 24 * 3_600_000,
  reminderHoursMs: 2 * 3_600_000,
  /** A ticket with at most this many people ahead gets a message. */
  queueNearAhead: 3,
  /** Unread messages are counted up to this number. */
  unreadCounted: 100,
  doctorOfferMs: 24 * 3_600_000,
  feedbackPerDay: 20,
  /** How long a shared link shows a report. */
  reportShareDays: 7,
  /** Maximum amount of one order of cross-border goods (5 000 yuan), unless it is a single piece. */
  crossBorderOrderCents: 540_000,
  cartLines: 100,
  cartQuantity: 99,
  couponsCompared: 100,
  toastMs: 2000,
  relativeJustNowSeconds: 300,
  relativeDays: 30,
  longPressMs: 350,
  longPressTolerancePx: 10,
  passwordLength: 8,
  pictureCodeLength: 4,
  pictureCodeTtlMs: 5 * 60_000,
  addresses: 30,
  certificates: 10,
  uploadPolicyTtlMs: 15 * 60_000,
  uploadImageBytes: 10 * 1024 * 1024,
  uploadVideoBytes: 50 * 1024 * 1024,
  uploadUnusedTtlMs: 24 * 3_600_000,
  refundPictures: 9,
  /** Working days after the shop's approval within which the money arrives, as promised in the terms. */
  refundWorkingDays: 7,
  orderCodeTtlMs: 5 * 60_000,
  referralLinkDays: 30,
  compareList: 10,
  compareMin: 2,
  compareMax: 4,
  browseRecords: 200,
  reviewPictures: 9,
  /** Lists count at most this many rows; `total` has this value when there are more. */
  countedRows: 1_000,
} as const

/** File extensions accepted for upload. The type is read from the bytes; a contradicting extension is refused. */
export const uploadImageExtensions = [
  'jpg',
  'jpeg',
  'jfif',
  'png',
  'webp',
  'gif',
  'avif',
  'tif',
  'tiff',
] as const
export const uploadVideoExtensions = [
  'mp4',
  'm4v',
  'mov',
  '3gp',
  'webm',
  'mkv',
  'avi',
  'wmv',
  'flv',
  'mpg',
  'mpeg',
] as const
