import { useEffect, useState } from 'react'
import { readTicketEvent, showTicket, useQueueLiveKeyMutation } from '@/pages-clinic/api/queue.api'
import { canFollowEvents, followEvents } from '@/platform/event-stream'
import { useAppDispatch } from '@/store/hooks'

const AGAIN_AFTER_MS = 5_000
const AGAIN_AFTER_MOST_MS = 60_000

/**
 * Follows a ticket through the server's event stream while `isActive`, where supported. Events update the
 * cached ticket.
 * @returns whether the stream is connected; otherwise the ticket is polled
 */
export function useQueueStream(id: string, isActive: boolean): boolean {
  const dispatch = useAppDispatch()
  const [askKey] = useQueueLiveKeyMutation()
  const [isStanding, setStanding] = useState(false)
  useEffect(() => {
    if (!isActive || !canFollowEvents()) return undefined
    let isLeft = false
    let leave = (): void => undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitMs = AGAIN_AFTER_MS
    const again = () => {
      if (isLeft) return
      timer = setTimeout(() => void connect(), waitMs)
      waitMs = Math.min(waitMs * 2, AGAIN_AFTER_MOST_MS)
    }
    const connect = async (): Promise<void> => {
      const key = await askKey(id)
      if (isLeft) return
      if (!key.data) return again()
      leave = followEvents(key.data.url, {
        events: ['state', 'end'],
        onEvent: (name, data) => {
          if (name === 'end') return leave()
          const ticket = readTicketEvent(data)
          if (ticket?.id === id) showTicket(dispatch, ticket)
        },
        onStanding: (isUp) => {
          setStanding(isUp)
          if (isUp) waitMs = AGAIN_AFTER_MS
        },
        // the stream's address expires after five minutes: request a new one
        onRefused: again,
      })
    }
    void connect()
    return () => {
      isLeft = true
      clearTimeout(timer)
      leave()
      setStanding(false)
    }
  }, [id, isActive, askKey, dispatch])
  return isStanding
}
