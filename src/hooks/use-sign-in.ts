import { useCallback } from 'react'
import type { Session } from '@contract/user'
import { signedIn } from '@/features/session/session.slice'
import { finishLogin } from '@/navigation/login-flow'
import { giveConsent, hasConsent } from '@/platform/storage'
import { useAppDispatch } from '@/store/hooks'

/** For after any way of signing in: keeps the session and goes back to where the person was, where the interrupted action goes on. */
export function useSignIn(): (session: Session) => void {
  const dispatch = useAppDispatch()
  return useCallback(
    ({ thirdSession, expireInMs, user }) => {
      const nowMs = Date.now()
      // Nobody signs in without ticking the privacy policy
      if (!hasConsent()) giveConsent(nowMs)
      dispatch(signedIn({ thirdSession, expiresAtMs: nowMs + expireInMs, signedInAtMs: nowMs, wxUser: user }))
      finishLogin()
    },
    [dispatch],
  )
}
