import { useEffect } from 'react'
import type { OrderDetail } from '@contract/routes/orders'
import { readStored, removeStored, writeStored } from '@/platform/storage'

const KEY = 'room:order-kept'
interface KeptOrder {
  userId: string
  order: OrderDetail
}

/**
 * Stores the last order whose code was shown, so that it can be shown at the clinic offline. It is visible
 * only to its account and removed when its code expires.
 */
export function useKeptOrder(
  id: string,
  userId: string | undefined,
  fresh: OrderDetail | undefined,
): OrderDetail | undefined {
  const kept = readStored(KEY) as KeptOrder | undefined
  useEffect(() => {
    if (!fresh || !userId) return
    const stored = readStored(KEY) as KeptOrder | undefined
    if (fresh.bookings.some(({ verifyCode }) => verifyCode)) writeStored(KEY, { userId, order: fresh })
    else if (stored?.order.id === fresh.id) removeStored(KEY)
  }, [fresh, userId])
  return kept && kept.userId === userId && kept.order.id === id ? kept.order : undefined
}
