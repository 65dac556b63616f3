import type { Session } from '@contract/routes/user'
import { phoneDigits } from '@contract/rules/phone'
import {
  useEditPasswordMutation,
  useLoginCodeMutation,
  useLoginMutation,
  useRegisterEmailCodeMutation,
  useRegisterMutation,
  useRegisterSmsCodeMutation,
} from '@/pages-mine/api/sign-in.api'
import type { LoginForm } from './login-rules'

interface PictureAnswer {
  pictureId?: string
  pictureCode?: string
}
/** Set by users who cannot see the picture; only codes can be requested without it. */
type CodePictureAnswer = PictureAnswer & { cannotSee?: true }
/** `session` is missing after a password reset. */
interface Done {
  error?: unknown
  session?: Session
}

/** The calls of the page's three forms, selected by form and method. */
export function useLoginCalls() {
  const [login, loginCall] = useLoginMutation()
  const [register, registerCall] = useRegisterMutation()
  const [editPassword, passwordCall] = useEditPasswordMutation()
  const [loginCode] = useLoginCodeMutation()
  const [smsCode] = useRegisterSmsCodeMutation()
  const [emailCode] = useRegisterEmailCodeMutation()
  const phoneOf = (form: LoginForm) => ({ phoneCode: form.phoneCode, phone: phoneDigits(form.phone) })

  const askForCode = (form: LoginForm, picture: CodePictureAnswer): Promise<{ error?: unknown }> => {
    const email = form.email.trim()
    if (form.mode === 'signIn')
      return loginCode({ ...(form.way === 'email' ? { email } : phoneOf(form)), ...picture })
    return form.way === 'email'
      ? emailCode({ email, purpose: form.mode, ...picture })
      : smsCode({ ...phoneOf(form), purpose: form.mode, ...picture })
  }
  const send = async (form: LoginForm, picture: PictureAnswer): Promise<Done> => {
    const code = form.code.trim()
    const target =
      form.way === 'email'
        ? { type: 'email' as const, email: form.email.trim(), code }
        : { type: 'sms' as const, ...phoneOf(form), code }
    if (form.mode === 'reset') {
      const answer = await editPassword({ ...target, newPassword: form.newPassword })
      return answer.error ? { error: answer.error } : {}
    }
    const username = form.username.trim()
    const answer =
      form.mode === 'register'
        ? await register({
            ...target,
            ...(username ? { username } : {}),
            password: form.newPassword,
            protocolAccepted: true,
          })
        : await login(
            form.way === 'password'
              ? { type: 'password', username: form.account.trim(), password: form.password, ...picture }
              : target,
          )
    return answer.error ? { error: answer.error } : { session: answer.data }
  }
  return { askForCode, send, isBusy: loginCall.isLoading || registerCall.isLoading || passwordCall.isLoading }
}
