import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { isApiError } from '@/api/api-error'
import { matches, required, type FormRules } from '@/utils/form-rules'
import { isMobileOf } from '@/utils/phone'
import { isEmail, isNumericCode } from '@/utils/validators'

export type LoginWay = 'sms' | 'password' | 'email'
export const loginWays: readonly LoginWay[] = ['sms', 'password', 'email']
export interface LoginForm { way: LoginWay; account: string; password: string; phoneCode: string; phone: string; email: string; code: string; pictureCode: string; agreed: boolean }
export type LoginField = keyof LoginForm
type LoginRules = FormRules<LoginForm>

const contactRules: Record<LoginWay, LoginRules> = {
  sms: { phone: [required('login.error.phone'), { error: 'login.error.phoneWrong', isValid: (phone, { phoneCode }) => isMobileOf(phoneCode, phone) }] },
  email: { email: [required('login.error.email'), matches(isEmail, 'login.error.emailWrong')] },
  password: { account: [required('login.error.account')], password: [required('login.error.password')] }
}
const codeRules: LoginRules = { code: [required('login.error.code'), matches((code) => isNumericCode(code, limits.codeLength), 'login.error.codeShort')] }
const pictureRules: LoginRules = { pictureCode: [required('login.error.picture')] }
export const agreedRules: LoginRules = { agreed: [required('login.error.agreed')] }

/** What must be right before a code is sent, in the order of the screen. */
export const sendingRules = (way: LoginWay, hasPicture: boolean): LoginRules => ({ ...contactRules[way], ...(hasPicture ? pictureRules : {}) })

/** What must be right before signing in; letters of a picture go with the password, and with a code only when it is sent. */
export const submitRules = (way: LoginWay, hasPicture: boolean): LoginRules =>
  way === 'password' ? { ...sendingRules(way, hasPicture), ...agreedRules } : { ...contactRules[way], ...codeRules, ...agreedRules }

export const isPictureRefusal = (error: unknown): boolean => isApiError(error) && (error.code === codes.pictureCodeNeeded || error.code === codes.pictureCodeWrong)

/** The field that a refusal of the server is about; null when it is about none. */
export function fieldOf(error: unknown, way: LoginWay): LoginField | null {
  if (!isApiError(error)) return null
  if (isPictureRefusal(error)) return 'pictureCode'
  if (error.code === codes.loginFailed) return 'password'
  if (error.code === codes.codeWrong || error.code === codes.codeExpired) return 'code'
  if (error.code === codes.accountLocked || error.code === codes.rateLimited) return way === 'password' ? 'account' : 'code'
  if (error.code !== codes.badInput) return null
  return way === 'sms' ? 'phone' : way === 'email' ? 'email' : 'account'
}
