import type { ReceiptCard } from '@contract/routes/receipts'
import { byMonth } from '@/pages-mine/my-servince/receipt/receipt-months'

const receipt = (
  paymentTime: ReceiptCard['paymentTime'],
  paymentPrice: number,
  refundPrice = 0,
): ReceiptCard => ({
  id: paymentTime,
  receiptNo: 'R1',
  orderNo: 'KX1',
  name: '體檢',
  personName: null,
  paymentTime,
  paymentPrice,
  refundPrice,
  invoiceState: null,
})
const receipts = [
  receipt('2026-12-02 09:00:00', 47_310),
  receipt('2026-12-01 09:00:00', 12_000, 2_001),
  receipt('2026-11-30 09:00:00', 18_165),
]
const sums = (isWhole: boolean) =>
  byMonth(receipts, isWhole).map(({ month, net, hasRefund }) => [month, net, hasRefund])

test('a month has the sum of its receipts, less what was refunded', () => {
  expect(sums(true)).toEqual([
    ['2026-12', 57_309, true],
    ['2026-11', 18_165, false],
  ])
})

test('the last month has no sum while more receipts may belong to it', () => {
  expect(sums(false)).toEqual([
    ['2026-12', 57_309, true],
    ['2026-11', null, false],
  ])
})
