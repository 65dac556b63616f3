/** ID types of an appointment person, in the order they are offered. */
export const idTypes = ['mainlandId', 'hkMacaoPermit', 'hkid', 'hkMacaoPassport', 'passport', 'other'] as const
export type IdType = (typeof idTypes)[number]

/** Channel regions: mainland China, Hong Kong, Taiwan, Macao. */
export const channelRegions = ['CN', 'HK', 'TW', 'MO'] as const
export type ChannelRegion = (typeof channelRegions)[number]

export const languages = ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

/** Order status on the wire. An unpaid order has `isPay '0'` and status null. */
export const orderStatus = { paid: '1', shipped: '2', completed: '3', cancelled: '5', refunded: '6', toBook: '10', booked: '11' } as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

/** Tabs of the order list; each is also the value of the `tab` query. */
export const orderTabs = ['all', 'unpaid', 'toBook', 'booked', 'paid', 'completed', 'refunded', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

/** What an order allows now; decided by the server, shown by the client and nothing else. */
export const orderActions = ['pay', 'cancel', 'delete', 'receive', 'book', 'showCode', 'reschedule', 'cancelBooking', 'buyAgain', 'contact'] as const
export type OrderAction = (typeof orderActions)[number]

/**
 * State of one appointment: `held` (slot kept while its order is unpaid), `pre` (waits to be booked), `locked` (a later
 * needle, not open yet), `booked`, `writeOff` (verified by the clinic), `injected` (confirmed by the user), `cancelled`.
 */
export const bookingStates = ['held', 'pre', 'locked', 'booked', 'writeOff', 'injected', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

export const bookingActions = ['book', 'rebook', 'reschedule', 'cancel', 'showCode', 'confirmInjected', 'contact'] as const
export type BookingAction = (typeof bookingActions)[number]

export const bookingKinds = ['order', 'free', 'bjFree'] as const
export type BookingKind = (typeof bookingKinds)[number]

export const goodsKinds = ['package', 'vaccine', 'service', 'product'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** Which calendar of a clinic an appointment takes its place from. */
export const slotKinds = ['exam', 'vaccine', 'free', 'bjFree'] as const
export type SlotKind = (typeof slotKinds)[number]

export const dayStates = ['free', 'scarce', 'full', 'rest', 'holiday', 'notOpen', 'past'] as const
export type DayState = (typeof dayStates)[number]

export const payTypes = ['wechat', 'alipay'] as const
export type PayType = (typeof payTypes)[number]

/** Payment as the server sees it: not finished, paid, refused by the payer or the provider, closed (order cancelled first). */
export const paymentStates = ['pending', 'paid', 'refused', 'closed'] as const
export type PaymentState = (typeof paymentStates)[number]

export const relations = ['self', 'spouse', 'parent', 'child', 'other'] as const
export type Relation = (typeof relations)[number]

export const homeBlockTypes = ['banner', 'iconGrid', 'notice', 'hotCategory', 'hotSale', 'packages', 'clinics', 'articles'] as const
export type HomeBlockType = (typeof homeBlockTypes)[number]
