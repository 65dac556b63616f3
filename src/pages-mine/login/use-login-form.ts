import { useId, useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import type { Session } from '@contract/user'
import { type ErrorText, isApiError, isUnsent as isNotSent } from '@/api/api-error'
import { useLoginCodeMutation, useLoginMutation } from '@/api/user.api'
import { useDraft } from '@/hooks/use-draft'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, type FormRules, validateForm } from '@/utils/form-rules'
import { phoneDigits } from '@/utils/phone'
import { agreedRules, fieldOf, isPictureRefusal, type LoginField, type LoginForm, type LoginWay, sendingRules, submitRules } from './login-rules'
import { usePictureCode } from './use-picture-code'

// what is secret or only worth something for minutes stays out of the device's storage
const emptyDraft = { way: 'sms' as LoginWay, account: '', phoneCode: '+852', phone: '', email: '' }
const emptySecrets = { password: '', code: '', pictureCode: '', agreed: false }

/** The form of the login page: three ways, each with its rules; what the server refuses is shown at the field it is about. */
export function useLoginForm(onSignedIn: (session: Session) => void) {
  const uid = useId().replace(/:/g, '')
  const draft = useDraft('login', emptyDraft)
  const [secrets, setSecrets] = useState(emptySecrets)
  const [errors, setErrors] = useState<Partial<Record<LoginField, ErrorText>>>({})
  const [isUnsent, setIsUnsent] = useState(false)
  const [login, { isLoading: isBusy }] = useLoginMutation()
  const [askForCode] = useLoginCodeMutation()
  const idOf = (field: LoginField) => `login-${field}-${uid}`
  const pictureCode = usePictureCode<LoginWay>(() => focusElement(idOf('pictureCode')))
  const form: LoginForm = { ...draft.values, ...secrets }
  const hasPicture = pictureCode.askedFor === form.way

  const change = (part: Partial<LoginForm>) => {
    const { password, code, pictureCode: letters, agreed, ...kept } = part
    if (Object.keys(kept).length > 0) draft.change(kept)
    setSecrets((from) => ({ password: password ?? from.password, code: code ?? from.code, pictureCode: letters ?? from.pictureCode, agreed: agreed ?? from.agreed }))
    const touched = 'phoneCode' in part ? ['phone'] : Object.keys(part)
    setErrors((from) => Object.fromEntries('way' in part ? [] : Object.entries(from).filter(([field]) => !touched.includes(field))))
    setIsUnsent(false)
  }
  const show = (found: Partial<Record<LoginField, ErrorText>>, first: LoginField | null) => {
    setErrors(found)
    if (first) focusElement(idOf(first))
    return first === null
  }
  const check = (ruled: FormRules<LoginForm>) => {
    const found = validateForm(form, ruled)
    const texts = Object.fromEntries(Object.entries(found).map(([field, key]) => [field, { key, params: { n: limits.codeLength - form.code.trim().length } }]))
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
      pictureCode.ask(form.way)
    } else if (hasPicture && !isNotSent(error)) renewPicture()
    // the first time it is asked for nothing was done wrong: the field that appears says why
    if (isApiError(error) && error.code === codes.pictureCodeNeeded) setErrors({})
    else if (field && isApiError(error)) show({ [field]: { literal: error.msg } }, field)
    else setIsUnsent(true)
  }
  const answerOfPicture = () => (hasPicture && pictureCode.picture ? { pictureId: pictureCode.picture.pictureId, pictureCode: form.pictureCode.trim() } : {})

  /** Asks for a code by text message or e-mail. @returns whether it is on its way */
  const sendCode = async (): Promise<boolean> => {
    if (!check(sendingRules(form.way, hasPicture))) return false
    setIsUnsent(false)
    const answer = await askForCode({ ...(form.way === 'email' ? { email: form.email.trim() } : { phoneCode: form.phoneCode, phone: phoneDigits(form.phone) }), ...answerOfPicture() })
    if (answer.error) refuse(answer.error)
    else {
      pictureCode.forget()
      focusElement(idOf('code'))
    }
    return !answer.error
  }
  const submit = async (): Promise<void> => {
    if (isBusy || !check(submitRules(form.way, hasPicture))) return
    setIsUnsent(false)
    const code = form.code.trim()
    const answer = await login({
      sms: { type: 'sms' as const, phoneCode: form.phoneCode, phone: phoneDigits(form.phone), code },
      email: { type: 'email' as const, email: form.email.trim(), code },
      password: { type: 'password' as const, username: form.account.trim(), password: form.password, ...answerOfPicture() }
    }[form.way])
    if (answer.error) return refuse(answer.error)
    draft.clear()
    onSignedIn(answer.data)
  }
  /** Whether the terms are agreed to; says so at the box when not. */
  const checkAgreed = () => check(agreedRules)
  return { form, errors, isBusy, isUnsent, idOf, change, sendCode, submit, checkAgreed, hasPicture, picture: pictureCode.picture, isPictureLoading: pictureCode.isLoading, renewPicture }
}
export type LoginFormState = ReturnType<typeof useLoginForm>
