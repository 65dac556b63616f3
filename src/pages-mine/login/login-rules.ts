import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { type ApiError, isApiError } from '@/api/api-error'
import { matches, required, type FieldRule, type FormRules } from '@/utils/form-rules'
import { isMobileOf } from '@/utils/phone'
import { isEmail, isNumericCode } from '@/utils/validators'

/** What the page is used for. */
export type LoginMode = 'signIn' | 'register' | 'reset'
export type LoginWay = 'sms' | 'password' | 'email'
/** A new account and a new password are proven by a code. */
export const waysOf = (mode: LoginMode): readonly LoginWay[] =>
  mode === 'signIn' ? ['sms', 'password', 'email'] : ['sms', 'email']
export interface LoginForm {
  mode: LoginMode
  way: LoginWay
  account: string
  password: string
  phoneCode: string
  phone: string
  email: string
  code: string
  pictureCode: string
  username: string
  newPassword: string
  agreed: boolean
}
export type LoginField = keyof LoginForm
type LoginRules = FormRules<LoginForm>

const isUsername = (text: string) => /^[A-Za-z][A-Za-z0-9._-]{2,29}$/.test(text)
const isStrongPassword = (text: string) =>
  text.length >= limits.passwordLength && /\p{L}/u.test(text) && /\d/.test(text)

const contactRules: Record<LoginWay, LoginRules> = {
  sms: {
    phone: [
      required('login.error.phone'),
      { error: 'login.error.phoneWrong', isValid: (phone, { phoneCode }) => isMobileOf(phoneCode, phone) },
    ],
  },
  email: { email: [required('login.error.email'), matches(isEmail, 'login.error.emailWrong')] },
  password: { account: [required('login.error.account')], password: [required('login.error.password')] },
}
const codeRules: LoginRules = {
  code: [
    required('login.error.code'),
    matches((code) => isNumericCode(code, limits.codeLength), 'login.error.codeShort'),
  ],
}
const pictureRules: LoginRules = { pictureCode: [required('login.error.picture')] }
// who has no e-mail address signs in with the password by this name alone
const usernameNeeded: FieldRule<LoginForm, string> = {
  error: 'login.error.usernameNeeded',
  isValid: (name, { way }) => way === 'email' || name.trim() !== '',
}
const usernameRules: LoginRules = { username: [usernameNeeded, matches(isUsername, 'login.error.username')] }
const newPasswordRules = (missing: string): LoginRules => ({
  newPassword: [
    required(missing),
    { error: 'login.error.weak', isValid: (password) => isStrongPassword(password) },
  ],
})
export const agreedRules: LoginRules = { agreed: [required('login.error.agreed')] }

/** What must be right before a code is sent, in the order of the screen. */
export const sendingRules = (way: LoginWay, hasPicture: boolean): LoginRules => ({
  ...contactRules[way],
  ...(hasPicture ? pictureRules : {}),
})

/** What must be right before the form is sent; letters of a picture go with the password, and with a code only when it is sent. */
export function submitRules(mode: LoginMode, way: LoginWay, hasPicture: boolean): LoginRules {
  if (mode === 'reset')
    return { ...contactRules[way], ...codeRules, ...newPasswordRules('login.error.newPassword') }
  if (mode === 'register')
    return {
      ...contactRules[way],
      ...codeRules,
      ...usernameRules,
      ...newPasswordRules('login.error.password'),
      ...agreedRules,
    }
  return way === 'password'
    ? { ...sendingRules(way, hasPicture), ...agreedRules }
    : { ...contactRules[way], ...codeRules, ...agreedRules }
}

export const isPictureRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.code === codes.pictureCodeNeeded || error.code === codes.pictureCodeWrong)

const namedFields: readonly LoginField[] = ['phone', 'email', 'code', 'username', 'newPassword']
/** The field that the server names with a refusal; a new account's password is the page's new one. */
function namedField({ body }: ApiError): LoginField | null {
  const { field } = ((body as { data?: unknown } | undefined)?.data ?? {}) as { field?: unknown }
  return field === 'password' ? 'newPassword' : (namedFields.find((name) => name === field) ?? null)
}

/** The field that a refusal of the server is about; null when it is about none. */
export function fieldOf(error: unknown, way: LoginWay): LoginField | null {
  if (!isApiError(error)) return null
  const contact = way === 'sms' ? 'phone' : way === 'email' ? 'email' : 'account'
  if (isPictureRefusal(error)) return 'pictureCode'
  if (error.code === codes.loginFailed) return 'password'
  if (error.code === codes.passwordWeak) return 'newPassword'
  if (error.code === codes.codeWrong || error.code === codes.codeExpired) return 'code'
  if (error.code === codes.accountLocked || error.code === codes.rateLimited)
    return way === 'password' ? 'account' : 'code'
  return error.code === codes.badInput || error.code === codes.accountTaken
    ? (namedField(error) ?? contact)
    : null
}
