import { useRef } from 'react'
import { useShownAgain } from '@/hooks/use-shown-again'
import { newIdempotencyKey } from '@/utils/idempotency'

/**
 * The idempotency key of one submission. It is stored with the draft, so that a retry after a lost answer
 * repeats the same submission even after the page was left. Once the user has been warned that it may have
 * succeeded and has checked, the next press is a new submission.
 * @param kept the key of the restored draft; '' for none
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
    /** Returns the key for this attempt. */
    take: () => {
      if (!isWarned.current) keep(key.current)
      return key.current
    },
    /** Records that the warning was shown. Until the page is left, a second press does nothing. */
    warned: () => {
      isWarned.current = true
      keep('')
    },
    renew,
  }
}
