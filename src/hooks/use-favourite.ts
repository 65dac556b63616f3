import { useEffect, useRef, useState } from 'react'
import { type Keepable, useFavouriteAddMutation, useFavouriteDeleteMutation, useFavouriteStateQuery } from '@/api/favourites.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { useAppSelector } from '@/store/hooks'
import { useTick } from './use-tick'

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
  const isBusy = useRef(false)
  const isPressedAgain = useRef(false)
  // what the last answer said, until the state that is shown says it too
  const answered = useRef<{ id: string | null } | null>(null)
  const state = isSignedIn ? data : undefined
  useEffect(() => { if (!isBusy.current) answered.current = null }, [data])

  // pressed while the press before is still on its way: done after it
  const change = async () => {
    if (isBusy.current) {
      isPressedAgain.current = !isPressedAgain.current
      return
    }
    isBusy.current = true
    let keptId = answered.current ? answered.current.id : state?.isCollected === '1' ? state.id : null
    do {
      isPressedAgain.current = false
      const answer = keptId === null ? await add(of) : await remove({ ...of, id: keptId })
      if (answer.error !== undefined) break
      keptId = typeof answer.data === 'object' ? answer.data.id : null
      answered.current = { id: keptId }
      setOutcome(keptId === null ? 'removed' : 'kept')
    } while (isPressedAgain.current)
    isBusy.current = false
  }
  return { isKept: state?.isCollected === '1', outcome, forget: () => setOutcome(null), toggle: () => guard(() => { tick(); void change() }) }
}
