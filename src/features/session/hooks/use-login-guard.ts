import { useCallback } from 'react'
import { isLoginLapsed } from '@/api/session'
import { selectIsSignedIn, selectSignedInAtMs } from '@/features/session/session.slice'
import { promptLogin } from '@/navigation/login-flow'
import { useAppStore } from '@/store/hooks'

/**
 * Guards a protected action: `guard(action)` runs it when signed in, else prompts for a sign-in and runs it
 * on return, with the page's form unchanged.
 */
export function useLoginGuard(): (action: () => void) => void {
  const store = useAppStore()
  return useCallback(
    (action) => {
      const state = store.getState()
      if (!selectIsSignedIn(state)) void promptLogin('needed', action)
      else if (isLoginLapsed(selectSignedInAtMs(state))) void promptLogin('lapsed', action)
      else action()
    },
    [store],
  )
}
