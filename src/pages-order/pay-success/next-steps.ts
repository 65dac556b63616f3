import type { OrderCard, OrderDetail } from '@contract/routes/orders'
import type { Translate } from '@/i18n/engine'
import { formatPrice } from '@/i18n/format'
import type { PaymentFace } from './payment-face'

export type ResultAction = 'payOther' | 'book' | 'order' | 'home' | 'pay' | 'ask'

/** Whether the order is still unpaid. */
export const isUnpaid = (face: PaymentFace) =>
  face === 'refused' || face === 'unpaid' || face === 'waiting' || face === 'scan'

/** The effect of the result on the order; '' where the time left says it. */
export function resultText(face: PaymentFace, order: OrderDetail, t: Translate<'pages-order'>): string {
  if (face === 'unpaid') return ''
  if (face !== 'paid') return t(`result.${face}Text`)
  if (order.actions.includes('book')) return t('result.paidBook')
  return t(order.bookingDate ? 'result.paidBooked' : 'result.paidGoods')
}

interface Step {
  action: ResultAction
  text: string
  kind: 'primary' | 'outline' | 'text'
}

/** Label of the pay button: the amount, unless a payment method is to be chosen first. */
function payText(face: PaymentFace, { paymentPrice }: OrderDetail, t: Translate<'pages-order'>): string {
  if (face === 'scan') return t('result.otherWay')
  const amount = formatPrice(paymentPrice)
  return face === 'unpaid' ? t('action.payAmount', { amount }) : t('result.payAgain', { amount })
}

/**
 * The next steps, most likely first.
 * @param other another order to pay: it has a deadline, unlike the choice of a date
 */
export function nextSteps(
  face: PaymentFace,
  order: OrderDetail,
  t: Translate<'pages-order'>,
  other?: OrderCard,
): Step[] {
  const step = (isThere: boolean, action: ResultAction, text: string, kind: Step['kind']): Step[] =>
    isThere ? [{ action, text, kind }] : []
  const isToBook = face === 'paid' && order.actions.includes('book')
  const isWaiting = face === 'waiting'
  const canPay = order.actions.includes('pay') && isUnpaid(face)
  const amount = formatPrice(other?.paymentPrice ?? 0)
  return [
    ...step(!!other, 'payOther', t('action.payAmount', { amount }), 'primary'),
    ...step(isToBook, 'book', t('result.bookNow'), other ? 'outline' : 'primary'),
    ...step(isWaiting, 'ask', t('result.askAgain'), 'primary'),
    ...step(canPay, 'pay', payText(face, order, t), isWaiting || face === 'scan' ? 'outline' : 'primary'),
    // not filled: no action is required
    ...step(true, 'order', t('result.seeOrder'), 'outline'),
    ...step(true, 'home', t('result.home'), 'text'),
  ]
}
