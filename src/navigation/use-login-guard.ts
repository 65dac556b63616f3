import { useCallback } from 'react'
import { isLoginLapsed } from '@/api/session'
import { selectIsSignedIn, selectSignedInAtMs } from '@/features/session/session.slice'
import { useAppStore } from '@/store/hooks'
import { promptLogin } from './login-flow'

/**
 * Guards a protected action: `guard(action)` runs it when signed in, else asks to sign in and runs it after the login,
 * back on the page, with the page's form as it was.
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
