import { useEffect, useRef, useState } from 'react'
import type { QueueNow } from '@contract/routes/queue'
import { alertByTouch } from '@/platform/haptics'
import { type TurnAlert, turnAlert } from './turn-alert'

/**
 * The last alert of a ticket: 5, 3 and 1 ahead, called, passed. Each vibrates once, where
 * supported.
 */
export function useTurnAlert(ticket: QueueNow | undefined): TurnAlert | null {
  const before = useRef<QueueNow | null>(null)
  const [alert, setAlert] = useState<TurnAlert | null>(null)
  useEffect(() => {
    if (!ticket) return
    const heard = turnAlert(before.current, ticket)
    before.current = ticket
    if (!heard) return
    setAlert(heard)
    alertByTouch()
  }, [ticket])
  return alert
}
