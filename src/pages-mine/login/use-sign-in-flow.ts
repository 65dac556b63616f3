import { useRef, useState } from 'react'
import type { Session } from '@contract/routes/user'
import { useLazyH5UserInfoQuery } from '@/pages-mine/api/provider-visits.api'
import { platformLogin } from '@/platform/login'
import { useProviderReturn } from './use-provider-return'
import { useSignIn } from './use-sign-in'

type Stage = 'form' | 'finishing' | 'phone' | 'unbound'

/** When connecting Alipay the user is already signed in: on failure there is only a way back. */
function stageOf(isAskingPhone: boolean, back: ReturnType<typeof useProviderReturn>): Stage {
  if (isAskingPhone) return 'phone'
  if (back.isFinishing) return 'finishing'
  return back.provider === 'alipay' && back.note ? 'unbound' : 'form'
}

/**
 * The steps of the login page: the form, the return from a provider's page, and, for an account just opened
 * without a number, asking for one.
 */
export function useSignInFlow() {
  const { keep, signIn, leave } = useSignIn()
  const [askInfo] = useLazyH5UserInfoQuery()
  const [isAskingPhone, setAskingPhone] = useState(false)
  const onward = useRef<() => void>(leave)

  /** Whether the account has no phone number; a failed check counts as no. */
  const lacksPhone = async ({ user }: Session): Promise<boolean> =>
    platformLogin.isAvailable ? user.phone === null : (await askInfo()).data?.isPhoneBound === false
  /** After signing in through WeChat or a provider, which give no number. */
  const signInByAccount = async (session: Session): Promise<void> => {
    onward.current = keep(session)
    if (session.isNew && (await lacksPhone(session))) setAskingPhone(true)
    else onward.current()
  }
  const back = useProviderReturn({
    onSession: (session) => {
      void signInByAccount(session)
    },
    onBound: leave,
  })
  return {
    stage: stageOf(isAskingPhone, back),
    back,
    signIn,
    signInByAccount,
    leave: () => onward.current(),
  }
}
export type SignInFlow = ReturnType<typeof useSignInFlow>
