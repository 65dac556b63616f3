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

/** Tabs of the order list; each is also a value of the `tab` query. */
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

/** Kinds of timeline entries; an enterprise order does not appear among the orders as well. */
export const activityKinds = ['order', 'enterprise', 'appointment', 'doctor', 'queue'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Actions an order currently allows. The server decides; the client shows exactly these. */
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
 * After-sale actions an order currently allows, decided by the server. `refundProgress` opens the newest
 * request, `seeReview` the written reviews once nothing is left to review.
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
 * Payment state on the server: not finished, paid, refused by the payer or the provider, closed (order
 * cancelled first).
 */
export const paymentStates = ['pending', 'paid', 'refused', 'closed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Tags a reviewer may choose besides the text. */
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
 * State of a refund request: waiting for the shop; approved, money on its way; money returned; refused;
 * withdrawn by the buyer.
 */
export const refundStates = ['applied', 'approved', 'refunded', 'refused', 'withdrawn'] as const
export type RefundState = (typeof refundStates)[number]

export const refundReasons = ['planChanged', 'wrongItem', 'notSatisfied', 'damaged', 'late', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Carriers of parcels. */
export const carriers = ['sfExpress', 'hongkongPost', 'ems', 'kerry'] as const
export type Carrier = (typeof carriers)[number]

/** State of a parcel: with the carrier, in transit, at customs, out for delivery, delivered, delayed. */
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

/** The device that starts a payment; it decides which page or code the provider returns. */
export const payDevices = ['desktop', 'phone', 'wechatBrowser'] as const
export type PayDevice = (typeof payDevices)[number]
