import type { ReceiptCard } from '@contract/routes/receipts'
import { sumCents } from '@contract/rules/money'

interface ReceiptMonth {
  /** 'yyyy-MM' in the store's zone */
  month: string
  receipts: ReceiptCard[]
  /** what was paid less what was refunded; null while receipts of the month are still to be loaded */
  net: number | null
  hasRefund: boolean
}

const MONTH_LENGTH = 'yyyy-MM'.length

/**
 * Receipts by the month of their payment, in the given order.
 * @param isWhole whether these are all receipts: otherwise the last month may lack some, and has no sum
 */
export function byMonth(receipts: readonly ReceiptCard[], isWhole: boolean): ReceiptMonth[] {
  const months = new Map<string, ReceiptCard[]>()
  for (const receipt of receipts) {
    const month = receipt.paymentTime.slice(0, MONTH_LENGTH)
    const found = months.get(month)
    if (found) found.push(receipt)
    else months.set(month, [receipt])
  }
  return [...months].map(([month, ofMonth], i) => ({
    month,
    receipts: ofMonth,
    net:
      isWhole || i < months.size - 1
        ? sumCents(...ofMonth.flatMap(({ paymentPrice, refundPrice }) => [paymentPrice, -refundPrice]))
        : null,
    hasRefund: ofMonth.some(({ refundPrice }) => refundPrice > 0),
  }))
}
