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
import {
  useSiteCodeMutation,
  useSiteLoginMutation,
  useSitePasswordMutation,
  useSiteRegisterMutation,
} from '@/pages-mine/api/site-user.api'
import { isSiteMode, type LoginForm } from './login-rules'

interface PictureAnswer {
  pictureId?: string
  pictureCode?: string
}
/** Set by users who cannot see the picture; without it only codes can be requested. */
type CodePictureAnswer = PictureAnswer & { cannotSee?: true }
const purposeOf = ({ mode }: LoginForm) => (mode === 'reset' ? 'reset' : 'register')
/** `session` is missing after a password reset. */
interface Done {
  error?: unknown
  session?: Session
}

const sessionIn = (answer: { data?: Session; error?: unknown }): Done =>
  answer.data ? { session: answer.data } : { error: answer.error }

/** The calls for website accounts, selected by form. */
function useSiteCalls() {
  const [siteLogin, loginCall] = useSiteLoginMutation()
  const [siteRegister, registerCall] = useSiteRegisterMutation()
  const [sitePassword, passwordCall] = useSitePasswordMutation()
  const [siteCode] = useSiteCodeMutation()
  const askForCode = (form: LoginForm, picture: CodePictureAnswer): Promise<{ error?: unknown }> =>
    siteCode({
      email: form.email.trim(),
      purpose: form.mode === 'siteReset' ? 'password' : 'register',
      ...picture,
    })
  const send = async (form: LoginForm, picture: PictureAnswer): Promise<Done> => {
    const target = { email: form.email.trim(), code: form.code.trim() }
    switch (form.mode) {
      case 'siteReset': {
        const { error } = await sitePassword({ ...target, newPassword: form.newPassword })
        return error ? { error } : {}
      }
      case 'siteRegister':
        return sessionIn(
          await siteRegister({
            ...target,
            nickName: form.nickName.trim(),
            password: form.newPassword,
            protocolAccepted: true,
          }),
        )
      default:
        return sessionIn(await siteLogin({ email: target.email, password: form.password, ...picture }))
    }
  }
  return { askForCode, send, isBusy: loginCall.isLoading || registerCall.isLoading || passwordCall.isLoading }
}

/** The calls for app accounts, selected by form and method. */
function useAppCalls() {
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
      ? emailCode({ email, purpose: purposeOf(form), ...picture })
      : smsCode({ ...phoneOf(form), purpose: purposeOf(form), ...picture })
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
    return sessionIn(answer)
  }
  return { askForCode, send, isBusy: loginCall.isLoading || registerCall.isLoading || passwordCall.isLoading }
}

/** The calls of the page's forms. */
export function useLoginCalls() {
  const app = useAppCalls()
  const site = useSiteCalls()
  const of = (form: LoginForm) => (isSiteMode(form.mode) ? site : app)
  return {
    askForCode: (form: LoginForm, picture: CodePictureAnswer) => of(form).askForCode(form, picture),
    send: (form: LoginForm, picture: PictureAnswer) => of(form).send(form, picture),
    isBusy: app.isBusy || site.isBusy,
  }
}
