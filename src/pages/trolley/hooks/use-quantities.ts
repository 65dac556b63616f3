import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { useLatest } from '@/hooks/use-latest'
import { listenToSystem } from '@/platform/system'
import type { Cart } from './use-cart'

const SETTLE_MS = 400
const nothing = () => undefined

interface Pending {
  line: CartLine
  quantity: number
  timer: ReturnType<typeof setTimeout>
}

type Pressed = Readonly<Record<string, number>>

const withPressed = (lines: CartLine[], pressed: Pressed): CartLine[] =>
  lines.map((line) => {
    const quantity = pressed[line.id]
    return quantity === undefined
      ? line
      : {
          ...line,
          quantity,
          ...(quantity <= line.maxQuantity && line.state === 'short' ? { state: 'ok' as const } : null),
        }
  })

/**
 * Calls when the page or the app is left, since timers may stop in the background; `isClosing` when what awaits an
 * answer would never run.
 */
function useLeaving(onLeave: (isClosing: boolean) => void) {
  const latest = useLatest(onLeave)
  useEffect(() => {
    const leave = (isClosing: boolean) => latest.current(isClosing)
    const stop = listenToSystem({
      onHide: () => leave(false),
      onLeave: () => leave(true),
      onShow: nothing,
      onOnline: nothing,
      onOffline: nothing,
    })
    return () => {
      stop()
      leave(false)
    }
  }, [latest])
}

/**
 * Sends the latest quantity of each line after a pause, or at once when the page or the app is left.
 * @param onAnswer called with the failure or null once no newer quantity of the line is pending
 */
function useDelayedSending(
  setQuantity: Cart['setQuantity'],
  onAnswer: (line: CartLine, failure: { error: unknown } | null) => void,
) {
  const pending = useRef(new Map<string, Pending>())
  const sending = useRef(new Map<string, Promise<boolean>>())
  const latest = useLatest({ setQuantity, onAnswer })

  const deliver = async ({ line, quantity }: Pending, isLast: () => boolean): Promise<boolean> => {
    const { isDone, error } = await latest.current.setQuantity(line, quantity)
    // changed again meanwhile: the newer quantity wins
    if (!isLast()) return isDone
    sending.current.delete(line.id)
    latest.current.onAnswer(line, isDone ? null : { error })
    return isDone
  }
  /**
   * @param isClosing the write does not wait for the one before, whose answer would come too late
   * @returns whether the cart has the quantity now
   */
  const send = (id: string, isClosing = false): Promise<boolean> => {
    const waiting = pending.current.get(id)
    const before = sending.current.get(id) ?? Promise.resolve(true)
    if (!waiting) return before
    clearTimeout(waiting.timer)
    pending.current.delete(id)
    // one after the other, since on a slow network the older quantity could arrive last
    const work: Promise<boolean> = (isClosing ? Promise.resolve() : before).then(() =>
      deliver(waiting, () => sending.current.get(id) === work && !pending.current.has(id)),
    )
    sending.current.set(id, work)
    return work
  }
  const sendLatest = useLatest(send)
  useLeaving((isClosing) => {
    for (const id of [...pending.current.keys()]) void send(id, isClosing)
  })

  return {
    schedule: (line: CartLine, quantity: number) => {
      const before = pending.current.get(line.id)
      if (before) clearTimeout(before.timer)
      pending.current.set(line.id, {
        line,
        quantity,
        timer: setTimeout(() => {
          void sendLatest.current(line.id)
        }, SETTLE_MS),
      })
    },
    /**
     * Sends pending quantities immediately.
     * @returns whether the cart has every quantity
     */
    flush: async (): Promise<boolean> =>
      (
        await Promise.all(
          [...new Set([...pending.current.keys(), ...sending.current.keys()])].map((id) =>
            sendLatest.current(id),
          ),
        )
      ).every(Boolean),
  }
}

/**
 * Optimistic quantities: shown immediately, sent after a pause (or when the page is left), reverted when the
 * server refuses.
 * @param onRefused called with the failure after the revert
 */
export function useQuantities(setQuantity: Cart['setQuantity'], onRefused: (error: unknown) => void) {
  const [pressed, setPressed] = useState<Pressed>({})
  const { schedule, flush } = useDelayedSending(setQuantity, ({ id }, failure) => {
    setPressed((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== id)))
    if (failure) onRefused(failure.error)
  })
  return {
    /** Lines with their latest quantity. */
    apply: (lines: CartLine[]): CartLine[] => withPressed(lines, pressed),
    press: (line: CartLine, quantity: number) => {
      setPressed((now) => ({ ...now, [line.id]: quantity }))
      schedule(line, quantity)
    },
    /**
     * Sends pending quantities before the cart is used elsewhere.
     * @returns whether the cart has every quantity
     */
    flush,
  }
}
