/** ID types of an appointment person, in the order they are offered. */
export const idTypes = [
  'mainlandId',
  'hkMacaoPermit',
  'hkid',
  'hkMacaoPassport',
  'passport',
  'other',
] as const
export type IdType = (typeof idTypes)[number]

/** Channel regions: mainland China, Hong Kong, Taiwan, Macao. */
export const channelRegions = ['CN', 'HK', 'TW', 'MO'] as const
export type ChannelRegion = (typeof channelRegions)[number]

export const languages = ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

/** Order status on the wire. An unpaid order has `isPay '0'` and status null. */
export const orderStatus = {
  paid: '1',
  shipped: '2',
  completed: '3',
  cancelled: '5',
  refunded: '6',
  toBook: '10',
  booked: '11',
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

/** Tabs of the order list; each is also the value of the `tab` query. */
export const orderTabs = [
  'all',
  'unpaid',
  'toBook',
  'booked',
  'paid',
  'completed',
  'refunded',
  'cancelled',
] as const
export type OrderTab = (typeof orderTabs)[number]

/** Kinds of entries of the time line "everything I did"; an enterprise order is not repeated among the orders. */
export const activityKinds = ['order', 'enterprise', 'appointment', 'doctor', 'queue'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What an order allows now; decided by the server, shown by the client and nothing else. */
export const orderActions = [
  'pay',
  'cancel',
  'delete',
  'receive',
  'book',
  'showCode',
  'reschedule',
  'cancelBooking',
  'buyAgain',
  'contact',
] as const
export type OrderAction = (typeof orderActions)[number]

/**
 * What an order allows after the sale; decided by the server like its actions. `refundProgress` leads to the newest
 * request, `seeReview` to what was written when nothing is left to review.
 */
export const afterSaleActions = [
  'refund',
  'refundProgress',
  'logistics',
  'review',
  'seeReview',
  'receipt',
] as const
export type AfterSaleAction = (typeof afterSaleActions)[number]

/**
 * State of one appointment: `held` (slot kept while its order is unpaid), `pre` (waits to be booked), `locked` (a later
 * dose, not open yet), `booked`, `writeOff` (verified by the clinic), `injected` (confirmed by the user), `cancelled`.
 */
export const bookingStates = ['held', 'pre', 'locked', 'booked', 'writeOff', 'injected', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

export const bookingActions = [
  'book',
  'rebook',
  'reschedule',
  'cancel',
  'showCode',
  'confirmInjected',
  'contact',
] as const
export type BookingAction = (typeof bookingActions)[number]

export const bookingKinds = ['order', 'free', 'bjFree'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** What can be watched for a free day. */
export const watchKinds = ['goods', 'clinic', 'doctor'] as const
export type WatchKind = (typeof watchKinds)[number]
/** A watch: looks on; found a free day and told so; its days went by. */
export const watchStates = ['open', 'answered', 'over'] as const
export type WatchState = (typeof watchStates)[number]
/** A place on a waiting list: in line; a place is held for it; that was booked; nobody took it in time; left. */
export const waitingStates = ['waiting', 'offered', 'taken', 'expired', 'left'] as const
export type WaitingState = (typeof waitingStates)[number]
/** What a person is told by message. */
export const messageKinds = [
  'dayOpened',
  'placeOffered',
  'reminderDay',
  'reminderHours',
  'requestConfirmed',
  'requestDeclined',
  'requestOffered',
  'requestTimedOut',
  'queueNear',
  'queuePassed',
  'reportReady',
] as const
export type MessageKind = (typeof messageKinds)[number]
/** What a person chooses a channel for: several kinds together. */
export const messageTopics = ['reminders', 'requests', 'queue', 'reports', 'places'] as const
export type MessageTopic = (typeof messageTopics)[number]
/** How a message leaves the app; `none`: it is only in the app. */
export const messageChannels = ['sms', 'email', 'wechat', 'none'] as const
export type MessageChannel = (typeof messageChannels)[number]

export const goodsKinds = ['package', 'vaccine', 'service', 'product'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** Which calendar of a clinic an appointment takes its place from. */
export const slotKinds = ['exam', 'vaccine', 'free', 'bjFree'] as const
export type SlotKind = (typeof slotKinds)[number]

export const dayStates = ['free', 'scarce', 'full', 'rest', 'holiday', 'notOpen', 'past'] as const
export type DayState = (typeof dayStates)[number]

export const payTypes = ['wechat', 'alipay'] as const
export type PayType = (typeof payTypes)[number]

/**
 * Payment as the server sees it: not finished, paid, refused by the payer or the provider, closed (order
 * cancelled first).
 */
export const paymentStates = ['pending', 'paid', 'refused', 'closed'] as const
export type PaymentState = (typeof paymentStates)[number]

export const relations = ['self', 'spouse', 'parent', 'child', 'other'] as const
export type Relation = (typeof relations)[number]

export const homeBlockTypes = [
  'banner',
  'iconGrid',
  'notice',
  'hotCategory',
  'hotSale',
  'packages',
  'clinics',
  'articles',
] as const

/** A campaign by the server's clock. */
export const campaignStates = ['coming', 'running', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

/** A person's bargain: more cuts to come, every cut made, held by an order, bought, or over by its deadline. */
export const bargainStates = ['open', 'done', 'ordered', 'bought', 'expired'] as const
export type BargainState = (typeof bargainStates)[number]

/**
 * A group: its founder has not paid yet, it waits for members, it is complete, its deadline passed, or
 * everybody left.
 */
export const grouponStates = ['founding', 'open', 'formed', 'failed', 'closed'] as const
export type GrouponState = (typeof grouponStates)[number]

/** A place in a group: its order is unpaid, paid, or cancelled or given its money back. */
export const grouponPlaceStates = ['held', 'paid', 'released'] as const
export type GrouponPlaceState = (typeof grouponPlaceStates)[number]

export const growthKinds = ['join', 'order', 'refund'] as const
export type GrowthKind = (typeof growthKinds)[number]

/** Languages that a doctor speaks: Cantonese, Mandarin, English, Hokkien, Portuguese. */
/** What makes a place easy to enter and to be in. */
export const accessFeatures = ['stepFree', 'lift', 'toilet', 'nursing', 'signLanguage', 'parking'] as const
export type AccessFeature = (typeof accessFeatures)[number]
/** Ways to a place beside the one that its transport text names. */
export const wayKinds = ['inside', 'bus', 'car'] as const
export type WayKind = (typeof wayKinds)[number]
export const spokenLanguages = ['yue', 'cmn', 'en', 'nan', 'pt'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/**
 * A request to a doctor: `waiting` for the answer, `confirmed`, `declined` (book again), `timedOut` (no
 * answer in time), `offered`
 * (other times to choose from), `expired` (none was accepted in time: cancel it and book afresh), `cancelled`, `done`.
 */
export const doctorBookingStates = [
  'waiting',
  'confirmed',
  'declined',
  'timedOut',
  'offered',
  'expired',
  'cancelled',
  'done',
] as const
export type DoctorBookingState = (typeof doctorBookingStates)[number]
export const doctorBookingActions = ['cancel', 'acceptOffer', 'rebook', 'contact', 'review'] as const
export type DoctorBookingAction = (typeof doctorBookingActions)[number]
export const doctorBookingTabs = ['all', 'open', 'past'] as const

/**
 * A queue ticket: `registered` (no number yet), `checkedIn` (has a number), `called`, `missed` (called, did
 * not come; still served
 * until its number is too far behind), `passed` (too far behind: register again), `done`, `cancelled`,
 * `expired` (its day is over).
 */
export const queueStates = [
  'registered',
  'checkedIn',
  'called',
  'missed',
  'passed',
  'done',
  'cancelled',
  'expired',
] as const
export type QueueState = (typeof queueStates)[number]
export const queueActions = ['checkIn', 'cancel', 'requeue'] as const
export type QueueAction = (typeof queueActions)[number]

/** How a measured value relates to its reference range. */
export const reportMarks = ['normal', 'high', 'low', 'positive', 'abnormal'] as const
export type ReportMark = (typeof reportMarks)[number]

export const feedbackKinds = ['suggestion', 'fault', 'service', 'order', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

export const enterpriseKinds = ['company', 'school'] as const
export type EnterpriseKind = (typeof enterpriseKinds)[number]

/** Special prices that an order can be placed at; each is served by its campaign. */
export const offerKinds = ['bargain', 'groupon', 'enterprise'] as const
export type OfferKind = (typeof offerKinds)[number]

export const couponKinds = ['amount', 'percent'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What a coupon is for: everything, some categories (with what is below them), some goods. */
export const couponSuitTypes = ['all', 'category', 'goods'] as const
export type CouponSuitType = (typeof couponSuitTypes)[number]

/** A coupon is valid between two fixed days, or for some days from when it is received. */
export const couponExpireTypes = ['fixed', 'days'] as const
export type CouponExpireType = (typeof couponExpireTypes)[number]

/** A person's coupon: `waiting` is theirs, but not valid yet. */
export const couponUserStates = ['usable', 'waiting', 'used', 'expired'] as const
export type CouponUserState = (typeof couponUserStates)[number]

/**
 * A coupon or package as it stands with somebody: to be had, had already, all gone, too early, too late, not
 * handed out.
 */
export const couponOfferStates = [
  'claimable',
  'received',
  'soldOut',
  'notStarted',
  'ended',
  'notOffered',
] as const
export type CouponOfferState = (typeof couponOfferStates)[number]

/** How a person came by a coupon. */
export const couponSources = ['claim', 'code', 'package', 'grant'] as const
export type CouponSource = (typeof couponSources)[number]

/**
 * Why points came or went: for a completed order, used in an order, back from it, taken back with its refund,
 * given by hand.
 */
export const pointsKinds = ['earned', 'used', 'returned', 'takenBack', 'granted'] as const
export type PointsKind = (typeof pointsKinds)[number]

/** A line of the cart: can be ordered; gone from sale; price only on request; no stock; less stock than wanted. */
export const cartLineStates = ['ok', 'offShelf', 'priceHidden', 'soldOut', 'short'] as const
export type CartLineState = (typeof cartLineStates)[number]

/**
 * What a cart line's chosen appointment still is: none chosen, can be had, gone by, taken meanwhile, store
 * does not offer it.
 */
export const cartBookingStates = ['none', 'ok', 'past', 'full', 'notOffered'] as const
export type CartBookingState = (typeof cartBookingStates)[number]

/** What can be kept as a favourite, and what the browse history remembers. */
export const favouriteKinds = ['goods', 'clinic', 'doctor'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
export const browseKinds = ['goods', 'clinic', 'doctor', 'article'] as const
export type BrowseKind = (typeof browseKinds)[number]
/** Kinds of search results, in the order of their tabs. */
export const searchKinds = ['goods', 'clinic', 'doctor', 'article'] as const
export type SearchKind = (typeof searchKinds)[number]
/** What a reviewer may praise beside the text. */
export const reviewTags = [
  'staff',
  'explained',
  'onTime',
  'clean',
  'painless',
  'value',
  'quality',
  'delivery',
] as const
export type ReviewTag = (typeof reviewTags)[number]
export const reviewLists = ['toWrite', 'written'] as const
export type ReviewList = (typeof reviewLists)[number]

/** What a file is uploaded for. Certificates, refunds, feedback and reports are private: only their owner gets them. */
export const uploadPurposes = ['avatar', 'review', 'certificate', 'feedback', 'refund'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Certificates for goods that cross a border: an ID card (by place) or a passport. */
export const certificateTypes = [
  'mainlandId',
  'hkid',
  'hkMacaoPermit',
  'hkMacaoPassport',
  'passport',
] as const
export type CertificateType = (typeof certificateTypes)[number]
/** Where a certificate is asked for (`getCertificateSettingShow`). */
export const certificateShow = { nowhere: '0', crossBorder: '1', everyParcel: '2' } as const
/** Whether codes are taken (`getCouponCodeSetting`). */
export const codeEntry = { off: '0', on: '1' } as const
/** How a certificate is checked (`getCertificateSettingVerify`). */
export const certificateCheck = { none: '0', number: '1', pictures: '2' } as const
export type CertificateCheck = (typeof certificateCheck)[keyof typeof certificateCheck]

/**
 * Other ways in, beside account and code. `wechat` is the official account's web page; the mini-program has
 * its own call.
 */
export const socialProviders = ['facebook', 'google', 'wechat'] as const
export type SocialProviderName = (typeof socialProviders)[number]
/** Providers whose own page is opened in the browser: Alipay's is for paying, not for signing in. */
export const pageProviders = [...socialProviders, 'alipay'] as const
export type PageProviderName = (typeof pageProviders)[number]

/**
 * A request for money back: waits for the shop; agreed, money on its way; money back; refused; taken back by
 * the buyer.
 */
export const refundStates = ['applied', 'approved', 'refunded', 'refused', 'withdrawn'] as const
export type RefundState = (typeof refundStates)[number]
export const refundReasons = ['planChanged', 'wrongItem', 'notSatisfied', 'damaged', 'late', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Who carries a parcel. */
export const carriers = ['sfExpress', 'hongkongPost', 'ems', 'kerry'] as const
export type Carrier = (typeof carriers)[number]
/** A parcel on its way: with the carrier, between places, at customs, out for delivery, handed over, held up. */
export const logisticsStates = [
  'collected',
  'inTransit',
  'customs',
  'delivering',
  'signed',
  'exception',
] as const
export type LogisticsState = (typeof logisticsStates)[number]

export const invoiceKinds = ['person', 'company'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
export const invoiceStates = ['requested', 'issued', 'refused'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What a payment is started on; decides the page or code that the provider gives. */
export const payDevices = ['desktop', 'phone', 'wechatBrowser'] as const
export type PayDevice = (typeof payDevices)[number]

/** Codes of a person's sex. */
export const sexes = { male: '1', female: '2' } as const
export type Sex = (typeof sexes)[keyof typeof sexes]
/** The code of goods for everybody. */
export const anySex = '0'

/** Prices are shown in Hong Kong dollars, or with a second currency beside them. */
export const currencyModes = { single: '1', withSecond: '2' } as const

/** Lists of goods have picture cards on wide windows, or rows at every width. */
export const displayModes = { cards: '1', rows: '2' } as const

/** Topics of the help centre, in its order; articles of these are in no other list. */
export const helpTopics = ['helpbook', 'helpvisit', 'helppay', 'helpreport', 'helpaccount'] as const
export type HelpTopic = (typeof helpTopics)[number]

/** The text of a setting that is switched on. */
export const settingOn = '1'

/** Who read or changed health data: the person, staff, or whoever had a link. */
export const accessActors = ['self', 'staff', 'link'] as const
export const accessActions = ['read', 'change', 'export', 'delete'] as const
export const accessKinds = ['report', 'doctorRequest', 'person', 'account'] as const
export const accessPurposes = ['treatment', 'ownUse', 'download', 'shared'] as const
