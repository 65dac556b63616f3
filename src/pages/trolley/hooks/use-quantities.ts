import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@contract/cart'
import type { Cart } from '@/hooks/use-cart'
import { useLatest } from '@/hooks/use-latest'

const SETTLE_MS = 400

interface Pending {
  line: CartLine
  quantity: number
  timer: ReturnType<typeof setTimeout>
}

/**
 * Quantities as they were pressed: shown at once, sent when the pressing pauses (or when the page is left), and what it was
 * before when the server refuses.
 * @param onRefused told with the failure, after the old number stands there again
 */
export function useQuantities(setQuantity: Cart['setQuantity'], onRefused: (error: unknown) => void) {
  const [pressed, setPressed] = useState<Record<string, number>>({})
  const pending = useRef(new Map<string, Pending>())
  const sending = useRef(new Map<string, Promise<boolean>>())
  const latest = useLatest({ setQuantity, onRefused })

  const deliver = async ({ line, quantity }: Pending, isLast: () => boolean): Promise<boolean> => {
    const { isDone, error } = await latest.current.setQuantity(line, quantity)
    // pressed again meanwhile: the newer number stays
    if (!isLast()) return isDone
    sending.current.delete(line.skuId)
    setPressed((now) => Object.fromEntries(Object.entries(now).filter(([id]) => id !== line.skuId)))
    if (!isDone) latest.current.onRefused(error)
    return isDone
  }
  /** @returns whether the number stands in the cart now */
  const send = (skuId: string): Promise<boolean> => {
    const waiting = pending.current.get(skuId)
    const before = sending.current.get(skuId) ?? Promise.resolve(true)
    if (!waiting) return before
    clearTimeout(waiting.timer)
    pending.current.delete(skuId)
    // one after the other: on a slow network the older number could arrive last
    const work: Promise<boolean> = before.then(() =>
      deliver(waiting, () => sending.current.get(skuId) === work && !pending.current.has(skuId)),
    )
    sending.current.set(skuId, work)
    return work
  }
  const sendLatest = useLatest(send)
  useEffect(() => {
    const waiting = pending.current
    const sendAll = () => {
      for (const skuId of [...waiting.keys()]) void sendLatest.current(skuId)
    }
    return sendAll
  }, [sendLatest])

  return {
    /** Lines with the number that was pressed last. */
    apply: (lines: CartLine[]): CartLine[] =>
      lines.map((line) => {
        const quantity = pressed[line.skuId]
        return quantity === undefined
          ? line
          : {
              ...line,
              quantity,
              ...(quantity <= line.maxQuantity && line.state === 'short' ? { state: 'ok' as const } : null),
            }
      }),
    press: (line: CartLine, quantity: number) => {
      const before = pending.current.get(line.skuId)
      if (before) clearTimeout(before.timer)
      setPressed((now) => ({ ...now, [line.skuId]: quantity }))
      pending.current.set(line.skuId, {
        line,
        quantity,
        timer: setTimeout(() => {
          void sendLatest.current(line.skuId)
        }, SETTLE_MS),
      })
    },
    /** Sends what waits; for before the cart is used elsewhere. @returns whether every number stands in the cart */
    flush: async (): Promise<boolean> =>
      (
        await Promise.all(
          [...new Set([...pending.current.keys(), ...sending.current.keys()])].map((skuId) =>
            sendLatest.current(skuId),
          ),
        )
      ).every(Boolean),
  }
}
