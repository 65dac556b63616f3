import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { isEmail } from '@contract/rules/email'
import { hasPasswordForm } from '@contract/rules/password'
import { isMobile, phoneDigits } from '@contract/rules/phone'
import { hasForm, usernameForm } from '@contract/rules/text-forms'
import { type ApiError, isApiError } from '@/api/api-error'
import type { TextKey } from '@/i18n/text-keys'
import { matches, required, type FieldRule, type FormRules } from '@/utils/form-rules'
import { isNumericCode } from '@/utils/validators'

/** Whether a method uses the password instead of a code. */
export const hasPassword = (way: LoginWay): boolean => way === 'password' || way === 'site'

/** The forms of the page; those for accounts of the website begin with `site`. */
export type LoginMode = 'signIn' | 'register' | 'reset' | 'site' | 'siteRegister' | 'siteReset'
const modes: readonly LoginMode[] = ['signIn', 'register', 'reset', 'site', 'siteRegister', 'siteReset']
/** The form requested by an address; sign-in when it is unknown. */
export const loginModeOf = (name: string | undefined): LoginMode =>
  modes.find((mode) => mode === name) ?? 'signIn'
/** The method of `site` is e-mail address and password. */
export type LoginWay = 'sms' | 'password' | 'email' | 'site'
/** Registration and password reset require a code. */
const ways: Record<LoginMode, readonly [LoginWay, ...LoginWay[]]> = {
  signIn: ['sms', 'password', 'email'],
  register: ['sms', 'email'],
  reset: ['sms', 'email'],
  site: ['site'],
  siteRegister: ['email'],
  siteReset: ['email'],
}
export const waysOf = (mode: LoginMode): readonly [LoginWay, ...LoginWay[]] => ways[mode]
export const isSiteMode = (mode: LoginMode): boolean => mode.startsWith('site')
export const isRegisterMode = (mode: LoginMode): boolean => mode === 'register' || mode === 'siteRegister'
export const isResetMode = (mode: LoginMode): boolean => mode === 'reset' || mode === 'siteReset'
/** The sign-in form that a form returns to. */
export const signInModeOf = (mode: LoginMode): LoginMode => (isSiteMode(mode) ? 'site' : 'signIn')
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
  nickName: string
  newPassword: string
  agreed: boolean
}
export type LoginField = keyof LoginForm
type LoginErrorKey = TextKey<'pages-mine'>
export type LoginRules = FormRules<LoginForm, LoginErrorKey>

export const isUsername = (text: string) => hasForm(usernameForm, text)

const contactRules: Record<LoginWay, LoginRules> = {
  sms: {
    phone: [
      required('login.error.phone'),
      {
        error: 'login.error.phoneWrong',
        isValid: (phone, { phoneCode }) => isMobile(phoneCode, phoneDigits(phone)),
      },
    ],
  },
  email: { email: [required('login.error.email'), matches(isEmail, 'login.error.emailWrong')] },
  password: { account: [required('login.error.account')], password: [required('login.error.password')] },
  site: {
    email: [required('login.error.email'), matches(isEmail, 'login.error.emailWrong')],
    password: [required('login.error.password')],
  },
}
const codeRules: LoginRules = {
  code: [
    required('login.error.code'),
    matches((code) => isNumericCode(code, limits.codeLength), 'login.error.codeShort'),
  ],
}
const pictureRules: LoginRules = { pictureCode: [required('login.error.picture')] }
// without an e-mail address, only this name can be used to sign in with the password
const usernameNeeded: FieldRule<LoginForm, string, LoginErrorKey> = {
  error: 'login.error.usernameNeeded',
  isValid: (name, { way }) => way === 'email' || name.trim() !== '',
}
const usernameRules: LoginRules = { username: [usernameNeeded, matches(isUsername, 'login.error.username')] }
const nickNameRules: LoginRules = { nickName: [required('login.error.nickName')] }
const newPasswordRules = (missing: LoginErrorKey): LoginRules => ({
  newPassword: [required(missing), { error: 'login.error.weak', isValid: hasPasswordForm }],
})
export const agreedRules: LoginRules = { agreed: [required('login.error.agreed')] }

/** Validates what is needed for sending a code, in display order. */
export const sendingRules = (way: LoginWay, hasPicture: boolean): LoginRules => ({
  ...contactRules[way],
  ...(hasPicture ? pictureRules : {}),
})

/**
 * Validates the form before it is sent; the picture code is part of password sign-in and of requesting a
 * code, but not of using it.
 */
export function submitRules(mode: LoginMode, way: LoginWay, hasPicture: boolean): LoginRules {
  if (isResetMode(mode))
    return { ...contactRules[way], ...codeRules, ...newPasswordRules('login.error.newPassword') }
  if (isRegisterMode(mode))
    return {
      ...(mode === 'siteRegister' ? nickNameRules : {}),
      ...contactRules[way],
      ...codeRules,
      ...(mode === 'siteRegister' ? {} : usernameRules),
      ...newPasswordRules('login.error.password'),
      ...agreedRules,
    }
  return hasPassword(way)
    ? { ...sendingRules(way, hasPicture), ...agreedRules }
    : { ...contactRules[way], ...codeRules, ...agreedRules }
}

export const isPictureRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.code === codes.pictureCodeNeeded || error.code === codes.pictureCodeWrong)

const namedFields: readonly LoginField[] = ['phone', 'email', 'code', 'username', 'nickName', 'newPassword']
/** The field named by a refusal; a new account's password is the page's new password. */
function namedField({ body }: ApiError): LoginField | null {
  const { field } = ((body as { data?: unknown } | undefined)?.data ?? {}) as { field?: unknown }
  return field === 'password' ? 'newPassword' : (namedFields.find((name) => name === field) ?? null)
}

/** The field that a refusal concerns; null for none. */
export function fieldOf(error: unknown, way: LoginWay): LoginField | null {
  if (!isApiError(error)) return null
  const contact = way === 'sms' ? 'phone' : way === 'password' ? 'account' : 'email'
  if (isPictureRefusal(error)) return 'pictureCode'
  if (error.code === codes.loginFailed) return 'password'
  if (error.code === codes.passwordWeak) return 'newPassword'
  if (error.code === codes.codeWrong || error.code === codes.codeExpired) return 'code'
  if (error.code === codes.accountLocked || error.code === codes.rateLimited)
    return hasPassword(way) ? contact : 'code'
  return error.code === codes.badInput || error.code === codes.accountTaken
    ? (namedField(error) ?? contact)
    : null
}
