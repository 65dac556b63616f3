import type { OrderCard, OrderDetail } from '@contract/routes/orders'
import type { Translate } from '@/i18n/engine'
import { nextSteps, resultText } from '@/pages-order/pay-success/next-steps'
import type { PaymentFace } from '@/pages-order/pay-success/payment-face'

jest.mock('@/i18n/format', () => ({
  formatDayTime: (moment: string) => moment,
  formatPrice: (cents: number) => String(cents),
}))

const t = ((key: string) => key) as unknown as Translate<'pages-order'>
const order = (actions: string[]) => ({ actions, paymentPrice: 12_000 }) as unknown as OrderDetail
const always = ['result.seeOrder outline', 'result.home text']

test.each<[PaymentFace, string[], string[]]>([
  ['paid', ['contact'], []],
  ['paid', ['book'], ['result.bookNow primary']],
  ['unpaid', ['pay'], ['action.payAmount primary']],
  ['refused', ['pay'], ['result.payAgain primary']],
  ['waiting', ['pay'], ['result.askAgain primary', 'result.payAgain outline']],
  ['scan', ['pay'], ['result.otherWay outline']],
  ['checking', ['pay'], []],
  ['closed', ['pay'], []],
  ['unpaid', [], []],
])('after the result %s of an order that allows %j the steps are %j', (face, actions, steps) => {
  expect(nextSteps(face, order(actions), t).map(({ text, kind }) => `${text} ${kind}`)).toEqual([
    ...steps,
    ...always,
  ])
})

test.each([
  [['contact'], []],
  [['book'], ['result.bookNow outline']],
])('another order to pay comes before the steps of a paid one that allows %j', (actions, steps) => {
  const other = { paymentPrice: 5_000 } as unknown as OrderCard
  const words = ((key: string, params?: { amount: string }) =>
    `${key} ${params?.amount ?? ''}`.trim()) as unknown as Translate<'pages-order'>
  expect(nextSteps('paid', order(actions), words, other).map(({ text, kind }) => `${text} ${kind}`)).toEqual([
    'action.payAmount 5000 primary',
    ...steps,
    ...always,
  ])
})

test.each<[PaymentFace, object, string]>([
  // the box with the time left says it
  ['unpaid', {}, ''],
  ['paid', { actions: ['book'], bookingDate: '2026-11-29' }, 'result.paidBook'],
  ['paid', { bookingDate: null }, 'result.paidGoods'],
  ['paid', { bookingDate: '2026-11-29', bookingTime: '14:30' }, 'result.paidBooked'],
])('the result %s of the order %j is told as %s', (face, part, told) => {
  const words = ((key: string) => key) as unknown as Translate<'pages-order'>
  expect(resultText(face, { ...order([]), ...part }, words)).toBe(told)
})
