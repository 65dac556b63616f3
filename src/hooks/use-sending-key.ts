import { useRef } from 'react'
import { useShownAgain } from '@/hooks/use-shown-again'
import { newIdempotencyKey } from '@/utils/idempotency'

/**
 * The idempotency key of one sending. It is stored with the draft, so that a press after a lost answer
 * repeats the same sending, even after the page was left. After the warning that it may have been done, and a
 * look, the next press is a new sending.
 * @param kept the key of the draft that was found; '' for none
 */
export function useSendingKey(kept: string, keep: (key: string) => void) {
  const key = useRef(kept || newIdempotencyKey())
  const isWarned = useRef(false)
  const renew = () => {
    key.current = newIdempotencyKey()
    isWarned.current = false
  }
  useShownAgain(() => {
    if (isWarned.current) renew()
  })
  return {
    /** The key to send with. */
    take: () => {
      if (!isWarned.current) keep(key.current)
      return key.current
    },
    /**
     * The warning that it may have been done was shown. Until the page is left a second press does nothing.
     */
    warned: () => {
      isWarned.current = true
      keep('')
    },
    renew,
  }
}
