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

export const payTypes = ['wechat', 'alipay'] as const
export type PayType = (typeof payTypes)[number]

/**
 * Payment as the server sees it: not finished, paid, refused by the payer or the provider, closed (order
 * cancelled first).
 */
export const paymentStates = ['pending', 'paid', 'refused', 'closed'] as const
export type PaymentState = (typeof paymentStates)[number]

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
