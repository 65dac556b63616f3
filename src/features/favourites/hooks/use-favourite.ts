import { useEffect, useRef } from 'react'
import {
  type Keepable,
  useFavouriteAddMutation,
  useFavouriteDeleteMutation,
  useFavouriteStateQuery,
} from '@/features/favourites/api/favourites.api'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useTick } from '@/hooks/use-tick'
import { useTransient } from '@/hooks/use-toast'
import { useToggle } from '@/hooks/use-toggle'
import { useAppSelector } from '@/store/hooks'

/**
 * The favourite toggle of goods, a clinic or a doctor. It changes immediately and reverts when the server
 * refuses; a visitor signs in first, then it is saved.
 * @returns `outcome` of the last press, and `note`: the properties of a SnackBar that tells it and undoes it
 */
export function useFavourite(of: Keepable) {
  const guard = useLoginGuard()
  const tick = useTick()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data, isError } = useFavouriteStateQuery(of, { skip: !isSignedIn || of.targetId === '' })
  const [add] = useFavouriteAddMutation()
  const [remove] = useFavouriteDeleteMutation()
  const [told, tell, forget] = useTransient<{ outcome: 'kept' | 'removed' }>()
  // the last answer, used until the displayed state agrees with it
  const answered = useRef<{ id: string | null } | null>(null)
  const state = isSignedIn ? data : undefined
  const keptId = () =>
    answered.current ? answered.current.id : state?.isCollected === true ? state.id : null
  const { press, isBusy } = useToggle(
    () => keptId() !== null,
    async () => {
      const id = keptId()
      const answer = id === null ? await add(of) : await remove({ ...of, id })
      if (answer.error !== undefined) return false
      const isAdded = typeof answer.data === 'object'
      answered.current = { id: isAdded ? answer.data.id : null }
      tell({ outcome: isAdded ? 'kept' : 'removed' })
      return true
    },
  )
  useEffect(() => {
    if (!isBusy()) answered.current = null
  }, [data, isBusy])
  const toggle = () =>
    guard(() => {
      tick()
      void press()
    })
  return {
    isKept: state?.isCollected === true,
    /** before that the button could show the wrong state */
    isKnown: !isSignedIn || data !== undefined || isError,
    outcome: told?.outcome,
    note: {
      isOpen: told !== null,
      about: told,
      onAction: () => {
        forget()
        toggle()
      },
      onClose: forget,
    },
    toggle,
  }
}
