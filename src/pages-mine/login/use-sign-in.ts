import { useCallback } from 'react'
import type { Session } from '@contract/routes/user'
import { signedIn } from '@/features/session/session.slice'
import { finishLogin, startAfresh } from '@/navigation/login-flow'
import { hasHistory, replaceLink } from '@/navigation/navigate'
import { forgetVisit, readVisit } from '@/platform/provider-visit'
import { giveConsent, hasConsent, readStored } from '@/platform/storage'
import { useAppDispatch } from '@/store/hooks'

/** Returns to the previous page: the one below, or the one stored before a provider's page. */
function leave(): void {
  const returnTo = readVisit()?.returnTo ?? ''
  forgetVisit()
  if (hasHistory() || !replaceLink(returnTo)) finishLogin()
}

/**
 * Completes any sign-in: stores the session and returns to the previous page, where the interrupted action
 * continues.
 *
 * @returns `keep` stores the session and returns a function that leaves; `signIn` does both
 */
export function useSignIn() {
  const dispatch = useAppDispatch()
  const keep = useCallback(
    ({ thirdSession, expireInMs, user }: Session): (() => void) => {
      const nowMs = Date.now()
      // Signing in requires accepting the privacy policy
      if (!hasConsent()) giveConsent(nowMs)
      const isSamePerson = (readStored('lastAccountId') ?? user.id) === user.id
      dispatch(signedIn({ thirdSession, expiresAtMs: nowMs + expireInMs, signedInAtMs: nowMs, wxUser: user }))
      return isSamePerson ? leave : startAfresh
    },
    [dispatch],
  )
  const signIn = useCallback((session: Session) => keep(session)(), [keep])
  return { keep, signIn, leave }
}
