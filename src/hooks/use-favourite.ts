import { useEffect, useRef, useState } from 'react'
import {
  type Keepable,
  useFavouriteAddMutation,
  useFavouriteDeleteMutation,
  useFavouriteStateQuery,
} from '@/api/favourites.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { useAppSelector } from '@/store/hooks'
import { useTick } from './use-tick'
import { useToggle } from './use-toggle'

/**
 * The heart on goods, a clinic or a doctor. It changes at once and changes back when the server refuses; a visitor is
 * asked to sign in first, and it is kept after that.
 * @returns `outcome` of the last press, for a toast
 */
export function useFavourite(of: Keepable) {
  const guard = useLoginGuard()
  const tick = useTick()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data } = useFavouriteStateQuery(of, { skip: !isSignedIn || of.targetId === '' })
  const [add] = useFavouriteAddMutation()
  const [remove] = useFavouriteDeleteMutation()
  const [outcome, setOutcome] = useState<'kept' | 'removed' | null>(null)
  // what the last answer said, until the state that is shown says it too
  const answered = useRef<{ id: string | null } | null>(null)
  const state = isSignedIn ? data : undefined
  const keptId = () => (answered.current ? answered.current.id : state?.isCollected === '1' ? state.id : null)
  const { press, isBusy } = useToggle(
    () => keptId() !== null,
    async () => {
      const id = keptId()
      const answer = id === null ? await add(of) : await remove({ ...of, id })
      if (answer.error !== undefined) return false
      const isAdded = typeof answer.data === 'object'
      answered.current = { id: isAdded ? answer.data.id : null }
      setOutcome(isAdded ? 'kept' : 'removed')
      return true
    },
  )
  useEffect(() => {
    if (!isBusy()) answered.current = null
  }, [data, isBusy])
  return {
    isKept: state?.isCollected === '1',
    outcome,
    forget: () => setOutcome(null),
    toggle: () =>
      guard(() => {
        tick()
        void press()
      }),
  }
}
