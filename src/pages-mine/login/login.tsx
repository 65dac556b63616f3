import { useUnload } from '@tarojs/taro'
import { useState } from 'react'
import { PageShell } from '@/components/page-shell'
import { useText } from '@/i18n/use-text'
import { abandonLogin } from '@/navigation/login-flow'
import { usePageParams } from '@/navigation/navigate'
import { ContactSheet } from '@/pages-mine/my-servince/personal-data/contact-sheet'
import { Finishing } from './finishing'
import { loginModeOf, signInModeOf } from './login-rules'
import { PhoneStep } from './phone-step'
import { SignInForms } from './sign-in-forms'
import { Unbound } from './unbound'
import { type LoginFormState, useLoginForm } from './use-login-form'
import { type SignInFlow, useSignInFlow } from './use-sign-in-flow'

/** The step that the page is at. */
function Stage({ flow, state, onByCode }: { flow: SignInFlow; state: LoginFormState; onByCode: () => void }) {
  switch (flow.stage) {
    case 'finishing':
      return <Finishing provider={flow.back.provider} />
    case 'phone':
      return <PhoneStep onDone={flow.leave} onByCode={onByCode} />
    case 'unbound':
      return <Unbound note={flow.back.note} onLeave={flow.leave} />
    case 'form':
      return <SignInForms state={state} flow={flow} />
  }
}

/**
 * The sign-in page: by SMS or e-mail code (registers on first use), by password, with the mini-program's
 * session, through a provider's page or with an account of the website; registration with a password;
 * password reset. The parameter `mode` selects the initial form; a provider's page returns with `outcome`,
 * `code` and `state`. Afterwards returns to the previous page.
 */
export default function Login() {
  const { t } = useText('pages-mine')
  const flow = useSignInFlow()
  const first = loginModeOf(usePageParams<{ mode: string }>().mode)
  const state = useLoginForm(flow.signIn, first)
  const { mode } = state.form
  const [isTypingPhone, setTypingPhone] = useState(false)
  // when the page is left without a session, the interrupted action must not run later
  useUnload(abandonLogin)
  const above = mode === signInModeOf(mode) ? 'signIn' : signInModeOf(mode)
  return (
    <PageShell
      title={t(`login.${mode}.title`)}
      hasOwnHeading
      isNarrow
      {...(flow.stage !== 'form' || mode === 'signIn' || mode === first
        ? {}
        : { onBack: () => state.turnTo(above) })}
      overlay={
        isTypingPhone && (
          <ContactSheet kind="phone" onClose={() => setTypingPhone(false)} onDone={flow.leave} />
        )
      }
    >
      <Stage flow={flow} state={state} onByCode={() => setTypingPhone(true)} />
    </PageShell>
  )
}
