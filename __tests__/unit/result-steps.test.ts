import type { OrderDetail } from '@contract/routes/orders'
import type { Translate } from '@/i18n/engine'
import { nextSteps } from '@/pages-order/pay-success/next-steps'
import type { PaymentFace } from '@/pages-order/pay-success/payment-face'

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
