import type { ListedReceipt } from '@contract/routes/receipts'

interface ReceiptMonth {
  /** 'yyyy-MM' in the store's zone */
  month: string
  receipts: ListedReceipt[]
}

const MONTH_LENGTH = 'yyyy-MM'.length

/** Receipts by the month of their payment, in the given order. */
export function byMonth(receipts: readonly ListedReceipt[]): ReceiptMonth[] {
  const months = new Map<string, ListedReceipt[]>()
  for (const receipt of receipts) {
    const month = receipt.paymentTime.slice(0, MONTH_LENGTH)
    const found = months.get(month)
    if (found) found.push(receipt)
    else months.set(month, [receipt])
  }
  return [...months].map(([month, ofMonth]) => ({ month, receipts: ofMonth }))
}
