import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { Day } from '@contract/rules/day'
import { isApiError } from '@/api/api-error'
import { useWaitingJoinMutation, useWatchAddMutation } from '@/features/booking/api/watches.api'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useText } from '@/i18n/use-text'
import { newIdempotencyKey } from '@/utils/idempotency'

/** What a calendar belongs to: goods at a clinic, a clinic, or a doctor. */
export interface WatchPlace {
  spuId?: string
  shopId?: string
  doctorId?: string
  bookingId?: string
  /** The clinic offers released places of full days to its waiting list. */
  hasWaitingList?: boolean
}

const kindOf = ({ doctorId, spuId }: WatchPlace) => (doctorId ? 'doctor' : spuId ? 'goods' : 'clinic')

/** Watches a full day (null: any day) or joins its waiting list; `said` is the outcome as text. */
export function useSlotWatch({ hasWaitingList = false, ...place }: WatchPlace) {
  const { shopId, bookingId } = place
  const { t } = useText('common')
  const guard = useLoginGuard()
  const [said, setSaid] = useState('')
  const [isDone, setIsDone] = useState(false)
  const [watch, watching] = useWatchAddMutation()
  const [join, joining] = useWaitingJoinMutation()

  const send = async (day: Day | null) => {
    setSaid('')
    const key = { idempotencyKey: newIdempotencyKey() }
    const canWait = hasWaitingList && bookingId !== undefined && shopId !== undefined && day !== null
    const answer = await (canWait
      ? join({ ...key, bookingId, shopId, date: day })
      : watch({
          ...key,
          kind: kindOf(place),
          ...place,
          ...(day ? { fromDay: day, toDay: day } : null),
        }))
    if (answer.data) {
      setIsDone(true)
      return setSaid(t(canWait ? 'watchEntry.joined' : 'watchEntry.done'))
    }
    if (!isApiError(answer.error)) return
    if (answer.error.code === codes.freeAlready) setSaid(t('watchEntry.free'))
    if (answer.error.code === codes.watchLimit) setSaid(t('watchEntry.limit'))
  }
  return {
    said,
    /** the watch is set, or the place in the waiting list taken */
    isDone,
    isBusy: watching.isLoading || joining.isLoading,
    /** A visitor signs in first; the action then continues. */
    ask: (day: Day | null) => guard(() => void send(day)),
  }
}
