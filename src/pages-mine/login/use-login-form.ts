import { useId, useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import type { Session } from '@contract/user'
import { type ErrorText, isApiError } from '@/api/api-error'
import { useLoginCodeMutation, useLoginMutation } from '@/api/user.api'
import { useDraft } from '@/hooks/use-draft'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, matches, required, type FormRules, validateForm } from '@/utils/form-rules'
import { isMobileOf, phoneDigits } from '@/utils/phone'
import { isNumericCode } from '@/utils/validators'

export type LoginWay = 'sms' | 'password'
export interface LoginForm { way: LoginWay; account: string; password: string; phoneCode: string; phone: string; code: string; agreed: boolean }
export type LoginField = keyof LoginForm

const phoneRules: FormRules<LoginForm>['phone'] = [required('login.error.phone'), { error: 'login.error.phoneWrong', isValid: (phone, { phoneCode }) => isMobileOf(phoneCode, phone) }]
const agreedRules: FormRules<LoginForm>['agreed'] = [required('login.error.agreed')]
const rules: Record<LoginWay, FormRules<LoginForm>> = {
  sms: { phone: phoneRules, code: [required('login.error.code'), matches((code) => isNumericCode(code, limits.codeLength), 'login.error.codeShort')], agreed: agreedRules },
  password: { account: [required('login.error.account')], password: [required('login.error.password')], agreed: agreedRules }
}

// what is secret or only worth something for minutes stays out of the device's storage
const emptyDraft = { way: 'sms' as LoginWay, account: '', phoneCode: '+852', phone: '' }
const emptySecrets = { password: '', code: '', agreed: false }

/** The field that a refusal of the server is about; null when it is about none. */
function fieldOf(error: unknown, way: LoginWay): LoginField | null {
  if (!isApiError(error)) return null
  if (error.code === codes.loginFailed) return 'password'
  if (error.code === codes.codeWrong || error.code === codes.codeExpired) return 'code'
  if (error.code === codes.accountLocked) return way === 'sms' ? 'code' : 'account'
  if (error.code === codes.rateLimited) return way === 'sms' ? 'code' : 'account'
  if (error.code !== codes.badInput) return null
  return way === 'sms' ? 'phone' : 'account'
}

/** The form of the login page: two ways, each with its rules; what the server refuses is shown at the field it is about. */
export function useLoginForm(onSignedIn: (session: Session) => void) {
  const uid = useId().replace(/:/g, '')
  const draft = useDraft('login', emptyDraft)
  const [secrets, setSecrets] = useState(emptySecrets)
  const [errors, setErrors] = useState<Partial<Record<LoginField, ErrorText>>>({})
  const [isUnsent, setIsUnsent] = useState(false)
  const [login, { isLoading: isBusy }] = useLoginMutation()
  const [askForCode] = useLoginCodeMutation()
  const form: LoginForm = { ...draft.values, ...secrets }
  const idOf = (field: LoginField) => `login-${field}-${uid}`

  const change = (part: Partial<LoginForm>) => {
    const { password, code, agreed, ...kept } = part
    if (Object.keys(kept).length > 0) draft.change(kept)
    setSecrets((from) => ({ password: password ?? from.password, code: code ?? from.code, agreed: agreed ?? from.agreed }))
    const touched = 'way' in part ? [] : 'phoneCode' in part ? ['phone'] : Object.keys(part)
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
  const refuse = (error: unknown) => {
    const field = fieldOf(error, form.way)
    if (field && isApiError(error)) show({ [field]: { literal: error.msg } }, field)
    else setIsUnsent(true)
  }

  /** Asks for a code by text message. @returns whether it is on its way */
  const sendCode = async (): Promise<boolean> => {
    if (!check({ phone: phoneRules })) return false
    setIsUnsent(false)
    const answer = await askForCode({ phoneCode: form.phoneCode, phone: phoneDigits(form.phone) })
    if (answer.error) refuse(answer.error)
    else focusElement(idOf('code'))
    return !answer.error
  }
  const submit = async (): Promise<void> => {
    if (isBusy || !check(rules[form.way])) return
    setIsUnsent(false)
    const answer = await login(form.way === 'sms'
      ? { type: 'sms', phoneCode: form.phoneCode, phone: phoneDigits(form.phone), code: form.code.trim() }
      : { type: 'password', username: form.account.trim(), password: form.password })
    if (answer.error) return refuse(answer.error)
    draft.clear()
    onSignedIn(answer.data)
  }
  /** Whether the terms are agreed to; says so at the box when not. */
  const checkAgreed = () => check({ agreed: agreedRules })
  return { form, errors, isBusy, isUnsent, idOf, change, sendCode, submit, checkAgreed }
}
export type LoginFormState = ReturnType<typeof useLoginForm>
