import type { ListedReceipt } from '@contract/routes/receipts'
import { byMonth } from '@/pages-mine/my-servince/receipt/receipt-months'

const receipt = (paymentTime: ListedReceipt['paymentTime']) =>
  ({ id: paymentTime, paymentTime }) as ListedReceipt

test('receipts stand below the month of their payment, in their order', () => {
  const receipts = ['2026-12-02 09:00:00', '2026-12-01 09:00:00', '2026-11-30 09:00:00'] as const
  expect(byMonth(receipts.map(receipt)).map((one) => [one.month, one.receipts.map(({ id }) => id)])).toEqual([
    ['2026-12', ['2026-12-02 09:00:00', '2026-12-01 09:00:00']],
    ['2026-11', ['2026-11-30 09:00:00']],
  ])
})
