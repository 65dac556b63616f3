import { useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { QueueNow } from '@contract/routes/queue'
import { type ApiError, isApiError, isUnsent } from '@/api/api-error'
import { selectPosition } from '@/features/position/position.slice'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  useQueueCancelMutation,
  useQueueCheckInMutation,
  useQueueRegisterMutation,
} from '@/pages-clinic/api/queue.api'
import { locate } from '@/platform/location'
import { useAppSelector } from '@/store/hooks'
import { focusElement } from '@/utils/focus-element'
import { newIdempotencyKey } from '@/utils/idempotency'
import { openTicketOf } from './open-ticket'

/** Failures shown on the page. */
export interface Trouble {
  title: string
  text: string
}
export const troubleId = 'queue-trouble'

/** The actions of a ticket: check in, leave the queue, register again. */
export function useTicketActions(ticket: QueueNow | undefined) {
  const { t } = useText('pages-clinic')
  const [toast, say] = useToast()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [sendCancel, { isLoading: isCancelling }] = useQueueCancelMutation()
  const show = (title: string, error: unknown) => {
    if (!isApiError(error)) return
    setTrouble({ title, text: isUnsent(error) ? t('queue.checkIn.unsent') : error.msg })
    focusElement(troubleId)
  }
  const checkIn = useCheckIn(ticket, {
    begin: () => setTrouble(null),
    onDone: (number) => say(t('queue.checkIn.done', { n: number })),
    onRefused: (error) => show(t('queue.checkIn.failed'), error),
  })
  const again = useRegisterAgain(ticket, {
    begin: () => setTrouble(null),
    onRefused: (error) => show(t('queue.action.requeue'), error),
  })

  const cancel = async () => {
    if (!ticket || isCancelling) return
    setTrouble(null)
    const answer = await sendCancel(ticket.id)
    setLeaving(false)
    if (answer.error) show(t('queue.cancel.failed'), answer.error)
  }
  return {
    toast,
    trouble,
    isLeaving,
    setLeaving,
    isCancelling,
    cancel: () => void cancel(),
    ...checkIn,
    ...again,
  }
}
export type TicketActions = ReturnType<typeof useTicketActions>

interface Outcome {
  begin: () => void
  onRefused: (error: ApiError) => void
}

/**
 * Checks in; if the person shared the position, with the current one, which the server compares with the
 * clinic's.
 */
function useCheckIn(
  ticket: QueueNow | undefined,
  { begin, onDone, onRefused }: Outcome & { onDone: (number: number) => void },
) {
  const isShared = useAppSelector(selectPosition) !== null
  const [isLocating, setLocating] = useState(false)
  const [send, { isLoading }] = useQueueCheckInMutation()
  const checkIn = async () => {
    if (!ticket || isLoading || isLocating) return
    begin()
    setLocating(isShared)
    const position = isShared ? await locate() : null
    setLocating(false)
    const answer = await send({ id: ticket.id, ...position })
    if (answer.data) onDone(answer.data.number ?? 0)
    else if (isApiError(answer.error)) onRefused(answer.error)
  }
  return { checkIn: () => void checkIn(), isCheckingIn: isLoading || isLocating }
}

/** Registers the same person with the same doctor again and opens the new ticket. */
function useRegisterAgain(ticket: QueueNow | undefined, { begin, onRefused }: Outcome) {
  const [send, { isLoading }] = useQueueRegisterMutation()
  const key = useRef(newIdempotencyKey())
  const registerAgain = async () => {
    if (!ticket || isLoading) return
    begin()
    const answer = await send({
      idempotencyKey: key.current,
      shopId: ticket.shopId,
      doctorId: ticket.doctorId,
      personId: ticket.personId,
    })
    if (answer.data) return replace(routes.queue, { id: answer.data.id })
    if (!isApiError(answer.error)) return
    const openId = answer.error.code === codes.alreadyRegistered ? openTicketOf(answer.error) : null
    if (openId) replace(routes.queue, { id: openId })
    else onRefused(answer.error)
  }
  return { registerAgain: () => void registerAgain(), isRegistering: isLoading }
}
