import { useState } from 'react'
import type { Session } from '@contract/routes/user'
import { focusElement } from '@/utils/focus-element'
import {
  agreedRules,
  isSiteMode,
  type LoginForm,
  type LoginMode,
  sendingRules,
  submitRules,
} from './login-rules'
import { useLoginCalls } from './use-login-calls'
import { useLoginEntries } from './use-login-entries'
import { useLoginErrors } from './use-login-errors'
import { useLoginPicture } from './use-login-picture'
import { useUsernameCheck } from './use-username-check'

/**
 * Changes of the input when another form is opened: it is kept, except for the code, which is valid for a
 * single purpose.
 */
function turned(form: LoginForm, mode: LoginMode): Partial<LoginForm> {
  if (mode === 'signIn' || isSiteMode(mode)) return { mode, code: '' }
  const isEmail = form.account.includes('@')
  return {
    mode,
    code: '',
    ...(form.way === 'password' ? { way: isEmail ? 'email' : 'sms' } : {}),
    ...(form.email === '' && isEmail ? { email: form.account.trim() } : {}),
  }
}

/** The changes after a password reset: the page signs in with the new password. */
function afterNewPassword(form: LoginForm): Partial<LoginForm> {
  if (form.mode === 'siteReset')
    return { mode: 'site', code: '', newPassword: '', password: form.newPassword }
  // sign-in by password uses user name or e-mail address, never the phone number
  const account = form.way === 'email' ? form.email.trim() : form.account
  return {
    mode: 'signIn',
    code: '',
    newPassword: '',
    password: form.newPassword,
    way: account ? 'password' : 'sms',
    account,
  }
}

interface CodeSendingOptions {
  form: LoginForm
  found: ReturnType<typeof useLoginErrors>
  picture: ReturnType<typeof useLoginPicture>
  askForCode: ReturnType<typeof useLoginCalls>['askForCode']
  refuse: (error: unknown) => void
}

/** Sends codes by SMS or e-mail; each form needs its own. */
function useCodeSending({ form, found, picture, askForCode, refuse }: CodeSendingOptions) {
  const [sent, setSent] = useState({ of: '', atMs: 0 })
  const codeUse = `${form.mode}-${form.way}`
  /**
   * @param isUnseen the user cannot see the picture: the server sends a limited number of codes without it
   * @returns whether the code was sent
   */
  const sendCode = async (isUnseen = false): Promise<boolean> => {
    if (!found.check(sendingRules(form.way, picture.isAsked && !isUnseen))) return false
    found.startSending()
    const { error } = await askForCode(form, isUnseen ? { cannotSee: true } : picture.answer())
    if (error) refuse(error)
    else {
      setSent({ of: codeUse, atMs: Date.now() })
      picture.forget()
      focusElement(found.idOf('code'))
    }
    return !error
  }
  return { codeUse, codeSentAtMs: sent.of === codeUse ? sent.atMs : 0, sendCode }
}

/**
 * The forms of the login page: sign-in, registration and password reset, for accounts of the app and of the
 * website; refusals are shown at the field concerned.
 *
 * @param first the initial form
 */
export function useLoginForm(onSignedIn: (session: Session) => void, first: LoginMode) {
  const { form, enter, clear } = useLoginEntries(first)
  const found = useLoginErrors(form)
  const { errors, isUnsent, idOf, check } = found
  const picture = useLoginPicture({
    form,
    onAsked: () => focusElement(idOf('pictureCode')),
    onSpent: () => enter({ pictureCode: '' }),
  })
  const [hasNewPassword, setHasNewPassword] = useState(false)
  const calls = useLoginCalls()
  const username = useUsernameCheck(form)

  const change = (part: Partial<LoginForm>) => {
    enter(part)
    found.forget(part)
  }
  const refuse = (error: unknown) => {
    picture.renewAfter(error)
    found.refuse(error)
  }

  const sending = useCodeSending({ form, found, picture, askForCode: calls.askForCode, refuse })
  const submit = async (): Promise<void> => {
    if (calls.isBusy || !check(submitRules(form.mode, form.way, picture.isAsked))) return
    found.startSending()
    const done = await calls.send(form, picture.answer())
    if (done.error) return refuse(done.error)
    if (done.session) {
      clear()
      return onSignedIn(done.session)
    }
    change(afterNewPassword(form))
    setHasNewPassword(true)
  }
  const turnTo = (mode: LoginMode) => {
    change(turned(form, mode))
    setHasNewPassword(false)
  }
  /** Whether the terms were accepted; shows an error at the checkbox otherwise. */
  const checkAgreed = () => check(agreedRules)

  return {
    ...sending,
    form,
    errors,
    isBusy: calls.isBusy,
    isUnsent,
    hasNewPassword,
    idOf,
    change,
    turnTo,
    submit,
    checkAgreed,
    picture,
    username,
  }
}
export type LoginFormState = ReturnType<typeof useLoginForm>
