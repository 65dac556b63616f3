import { useCallback } from 'react'
import type { Session } from '@contract/routes/user'
import { signedIn } from '@/features/session/session.slice'
import { finishLogin, startAfresh } from '@/navigation/login-flow'
import { giveConsent, hasConsent, readStored } from '@/platform/storage'
import { useAppDispatch } from '@/store/hooks'

/**
 * Completes any sign-in: stores the session and returns to the previous page, where the interrupted action
 * continues.
 */
export function useSignIn(): (session: Session) => void {
  const dispatch = useAppDispatch()
  return useCallback(
    ({ thirdSession, expireInMs, user }) => {
      const nowMs = Date.now()
      // Signing in requires accepting the privacy policy
      if (!hasConsent()) giveConsent(nowMs)
      const isSamePerson = (readStored('lastAccountId') ?? user.id) === user.id
      dispatch(signedIn({ thirdSession, expiresAtMs: nowMs + expireInMs, signedInAtMs: nowMs, wxUser: user }))
      if (isSamePerson) finishLogin()
      else startAfresh()
    },
    [dispatch],
  )
}
