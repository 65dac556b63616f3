import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@contract/cart'
import type { Cart } from '@/hooks/use-cart'

const SETTLE_MS = 400

interface Pending { line: CartLine; quantity: number; timer: ReturnType<typeof setTimeout> }

/**
 * Quantities as they were pressed: shown at once, sent when the pressing pauses (or when the page is left), and what it was
 * before when the server refuses.
 * @param onRefused told with the failure, after the old number stands there again
 */
export function useQuantities(setQuantity: Cart['setQuantity'], onRefused: (error: unknown) => void) {
  const [pressed, setPressed] = useState<Record<string, number>>({})
  const pending = useRef(new Map<string, Pending>())
  const latest = useRef({ setQuantity, onRefused })
  useEffect(() => { latest.current = { setQuantity, onRefused } })

  const send = async (skuId: string) => {
    const waiting = pending.current.get(skuId)
    if (!waiting) return
    clearTimeout(waiting.timer)
    pending.current.delete(skuId)
    const { isDone, error } = await latest.current.setQuantity(waiting.line, waiting.quantity)
    // pressed again meanwhile: the newer number stays
    if (pending.current.has(skuId)) return
    setPressed((now) => Object.fromEntries(Object.entries(now).filter(([id]) => id !== skuId)))
    if (!isDone) latest.current.onRefused(error)
  }
  const sendLatest = useRef(send)
  useEffect(() => { sendLatest.current = send })
  useEffect(() => {
    const waiting = pending.current
    return () => { for (const skuId of [...waiting.keys()]) void sendLatest.current(skuId) }
  }, [])

  return {
    /** Lines with the number that was pressed last. */
    apply: (lines: CartLine[]): CartLine[] => lines.map((line) => { const quantity = pressed[line.skuId]; return quantity === undefined ? line : { ...line, quantity, ...(quantity <= line.maxQuantity && line.state === 'short' ? { state: 'ok' as const } : null) } }),
    press: (line: CartLine, quantity: number) => {
      const before = pending.current.get(line.skuId)
      if (before) clearTimeout(before.timer)
      setPressed((now) => ({ ...now, [line.skuId]: quantity }))
      pending.current.set(line.skuId, { line, quantity, timer: setTimeout(() => { void sendLatest.current(line.skuId) }, SETTLE_MS) })
    },
    /** Sends what waits; for before the cart is used elsewhere. */
    flush: () => Promise.all([...pending.current.keys()].map((skuId) => sendLatest.current(skuId)))
  }
}
