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
  /** Unpaid orders of one account that hold a slot. */
  unpaidHolds: 3,
  mapZoom: 16,
  queueBehind: 5,
  queueCheckInMeters: 1000,
  queueCheckInMinutesBeforeOpening: 60,
  queueKeyTtlMs: 5 * 60_000,
  queueStreamsPerUser: 3,
  /** Watches for a free day that one account keeps open. */
  watches: 10,
  /** Lists for full days that one account is on. */
  waitingEntries: 5,
  /** How long a released place is held for who is next on the list. */
  waitingOfferMs: 30 * 60_000,
  /** How long a confirmed injection can be taken back. */
  injectedUndoMs: 24 * 3_600_000,
  messageTries: 5,
  /** When an appointment is reminded of, before it begins. */
  reminderDayMs: 24 * 3_600_000,
  reminderHoursMs: 2 * 3_600_000,
  /** Who has this many people ahead, or fewer, is told so. */
  queueNearAhead: 3,
  /** Unread messages are counted no further. */
  unreadCounted: 100,
  doctorOfferMs: 24 * 3_600_000,
  feedbackPerDay: 20,
  /** For how long a link shows a report to who has it. */
  reportShareDays: 7,
  /** One order of goods that cross a border may cost this much (5 000 yuan), unless it is a single piece. */
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
  /** Working days from the shop's agreement within which the money is back, as the terms promise. */
  refundWorkingDays: 7,
  orderCodeTtlMs: 5 * 60_000,
  referralLinkDays: 30,
  compareList: 10,
  compareMin: 2,
  compareMax: 4,
  browseRecords: 200,
  reviewPictures: 9,
  /** A list counts its rows up to here; `total` says this number when there are more. */
  countedRows: 1_000,
} as const

/**
 * Endings of files that may be uploaded. What a file is, is read from its bytes; an ending that says
 * otherwise is refused.
 */
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
