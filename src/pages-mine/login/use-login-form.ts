import { useId, useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import type { Session } from '@contract/user'
import { type ErrorText, isApiError, isUnsent as isNotSent } from '@/api/api-error'
import { useDraft } from '@/hooks/use-draft'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, type FormRules, validateForm } from '@/utils/form-rules'
import {
  agreedRules,
  fieldOf,
  isPictureRefusal,
  type LoginField,
  type LoginForm,
  type LoginMode,
  type LoginWay,
  sendingRules,
  submitRules,
} from './login-rules'
import { useLoginCalls } from './use-login-calls'
import { usePictureCode } from './use-picture-code'

// what is secret or only worth something for minutes stays out of the device's storage
const emptyDraft = {
  way: 'sms' as LoginWay,
  account: '',
  phoneCode: '+852',
  phone: '',
  email: '',
  username: '',
}
const emptySecrets = {
  mode: 'signIn' as LoginMode,
  password: '',
  code: '',
  pictureCode: '',
  newPassword: '',
  agreed: false,
}
const isSecret = (field: string): field is keyof typeof emptySecrets => field in emptySecrets

/** The forms of the login page: signing in three ways, a new account, a new password; what the server refuses is shown at the field it is about. */
export function useLoginForm(onSignedIn: (session: Session) => void) {
  const uid = useId().replace(/:/g, '')
  const draft = useDraft('login', emptyDraft)
  const [secrets, setSecrets] = useState(emptySecrets)
  const [errors, setErrors] = useState<Partial<Record<LoginField, ErrorText>>>({})
  const [isUnsent, setIsUnsent] = useState(false)
  const [hasNewPassword, setHasNewPassword] = useState(false)
  const [sent, setSent] = useState({ of: '', atMs: 0 })
  const calls = useLoginCalls()
  const idOf = (field: LoginField) => `login-${field}-${uid}`
  const pictureCode = usePictureCode<string>(() => focusElement(idOf('pictureCode')))
  const form: LoginForm = { ...draft.values, ...secrets }
  // the server counts passwords and codes apart
  const pictureUse = form.way === 'password' ? 'password' : 'codes'
  const hasPicture = pictureCode.askedFor === pictureUse
  const codeUse = `${form.mode}-${form.way}`

  const change = (part: Partial<LoginForm>) => {
    const entries = Object.entries(part)
    const kept = Object.fromEntries(entries.filter(([field]) => !isSecret(field)))
    if (Object.keys(kept).length > 0) draft.change(kept)
    setSecrets((from) => ({ ...from, ...Object.fromEntries(entries.filter(([field]) => isSecret(field))) }))
    const isOtherForm = 'way' in part || 'mode' in part
    const touched = 'phoneCode' in part ? ['phone'] : Object.keys(part)
    setErrors((from) =>
      Object.fromEntries(
        isOtherForm ? [] : Object.entries(from).filter(([field]) => !touched.includes(field)),
      ),
    )
    setIsUnsent(false)
  }
  /** Turns the page to another use; what was typed goes along. A code is worth nothing for another use. */
  const turnTo = (mode: LoginMode) => {
    change({
      mode,
      code: '',
      ...(mode !== 'signIn' && form.way === 'password'
        ? { way: form.account.includes('@') ? 'email' : 'sms' }
        : {}),
    })
    if (mode !== 'signIn' && form.email === '' && form.account.includes('@'))
      draft.change({ email: form.account.trim() })
    setHasNewPassword(false)
  }
  const show = (found: Partial<Record<LoginField, ErrorText>>, first: LoginField | null) => {
    setErrors(found)
    if (first) focusElement(idOf(first))
    return first === null
  }
  const check = (ruled: FormRules<LoginForm>) => {
    const found = validateForm(form, ruled)
    const texts = Object.fromEntries(
      Object.entries(found).map(([field, key]) => [
        field,
        {
          key,
          params: {
            n: field === 'code' ? limits.codeLength - form.code.trim().length : limits.passwordLength,
          },
        },
      ]),
    )
    return show(texts, firstBadField(found, ruled))
  }
  const renewPicture = () => {
    setSecrets((from) => ({ ...from, pictureCode: '' }))
    void pictureCode.renew()
  }
  const refuse = (error: unknown) => {
    const field = fieldOf(error, form.way)
    if (isPictureRefusal(error) && !hasPicture) {
      setSecrets((from) => ({ ...from, pictureCode: '' }))
      pictureCode.ask(pictureUse)
    } else if (hasPicture && !isNotSent(error)) renewPicture()
    // the first time it is asked for nothing was done wrong: the field that appears says why
    if (isApiError(error) && error.code === codes.pictureCodeNeeded) setErrors({})
    else if (field && isApiError(error)) show({ [field]: { literal: error.msg } }, field)
    else setIsUnsent(true)
  }
  const answerOfPicture = (): { pictureId?: string; pictureCode?: string } =>
    hasPicture && pictureCode.picture
      ? { pictureId: pictureCode.picture.pictureId, pictureCode: form.pictureCode.trim() }
      : {}

  /**
   * Asks for a code by text message or e-mail.
   * @param isUnseen whoever asks cannot see the picture: the server sends a few without
   * @returns whether it is on its way
   */
  const sendCode = async (isUnseen = false): Promise<boolean> => {
    if (!check(sendingRules(form.way, hasPicture && !isUnseen))) return false
    setIsUnsent(false)
    const { error } = await calls.askForCode(form, isUnseen ? { cannotSee: '1' } : answerOfPicture())
    if (error) refuse(error)
    else {
      setSent({ of: codeUse, atMs: Date.now() })
      pictureCode.forget()
      focusElement(idOf('code'))
    }
    return !error
  }
  const submit = async (): Promise<void> => {
    if (calls.isBusy || !check(submitRules(form.mode, form.way, hasPicture))) return
    setIsUnsent(false)
    const done = await calls.send(form, answerOfPicture())
    if (done.error) return refuse(done.error)
    if (done.session) {
      draft.clear()
      return onSignedIn(done.session)
    }
    // an account is signed in to by its user name or e-mail address, never by its number
    const account = form.way === 'email' ? form.email.trim() : form.account
    change({
      mode: 'signIn',
      code: '',
      newPassword: '',
      password: form.newPassword,
      way: account ? 'password' : 'sms',
      account,
    })
    setHasNewPassword(true)
  }
  /** Whether the terms are agreed to; says so at the box when not. */
  const checkAgreed = () => check(agreedRules)
  return {
    codeUse,
    codeSentAtMs: sent.of === codeUse ? sent.atMs : 0,
    form,
    errors,
    isBusy: calls.isBusy,
    isUnsent,
    hasNewPassword,
    idOf,
    change,
    turnTo,
    sendCode,
    submit,
    checkAgreed,
    hasPicture,
    picture: pictureCode.picture,
    isPictureLoading: pictureCode.isLoading,
    renewPicture,
  }
}
export type LoginFormState = ReturnType<typeof useLoginForm>
