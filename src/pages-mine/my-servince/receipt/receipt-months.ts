import type { ReceiptCard } from '@contract/routes/receipts'

interface ReceiptMonth {
  /** 'yyyy-MM' in the store's zone */
  month: string
  receipts: ReceiptCard[]
}

const MONTH_LENGTH = 'yyyy-MM'.length

/** Receipts by the month of their payment, in the given order. */
export function byMonth(receipts: readonly ReceiptCard[]): ReceiptMonth[] {
  const months: ReceiptMonth[] = []
  for (const receipt of receipts) {
    const month = receipt.paymentTime.slice(0, MONTH_LENGTH)
    const last = months.at(-1)
    if (last?.month === month) last.receipts.push(receipt)
    else months.push({ month, receipts: [receipt] })
  }
  return months
}
