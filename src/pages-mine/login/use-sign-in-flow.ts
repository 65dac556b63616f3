import { useRef, useState } from 'react'
import type { Session } from '@contract/routes/user'
import { useLazyH5UserInfoQuery } from '@/pages-mine/api/provider-visits.api'
import { platformLogin } from '@/platform/login'
import { useProviderReturn } from './use-provider-return'
import { useSignIn } from './use-sign-in'

type Stage = 'form' | 'finishing' | 'phone' | 'unbound'

/** Who came to connect Alipay is signed in: when it failed there is nothing to sign in to, only a way back. */
function stageOf(isAskingPhone: boolean, back: ReturnType<typeof useProviderReturn>): Stage {
  if (isAskingPhone) return 'phone'
  if (back.isFinishing) return 'finishing'
  return back.provider === 'alipay' && back.note ? 'unbound' : 'form'
}

/**
 * The steps of the login page: the form, the return from a provider's page, and for an account that has just
 * been opened without a number the question for one.
 */
export function useSignInFlow() {
  const { keep, signIn, leave } = useSignIn()
  const [askInfo] = useLazyH5UserInfoQuery()
  const [isAskingPhone, setAskingPhone] = useState(false)
  const onward = useRef<() => void>(leave)

  /** Whether the clinic could not call this account; a question that fails is not asked. */
  const lacksPhone = async ({ user }: Session): Promise<boolean> =>
    platformLogin.isAvailable ? user.phone === null : (await askInfo()).data?.isPhoneBound === false
  /** After WeChat's or a provider's sign-in, which name no number. */
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
