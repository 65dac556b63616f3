import { codes } from '../../../../contract/constants/codes'
import { limits } from '../../../../contract/constants/limits'
import { hasPasswordForm } from '../../../../contract/rules/password'
import { hasForm, usernameForm } from '../../../../contract/rules/text-forms'
import { AppError } from '../../../lib/app-error'

/** Common passwords that satisfy the other rules. */
const COMMON = new Set([
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword1',
  'qwerty123',
  'qwerty12345',
  'abc12345',
  'abcd1234',
  'a1234567',
  'a12345678',
  'a123456789',
  'aa123456',
  'abc123456',
  '1q2w3e4r',
  '1qaz2wsx',
  'zaq12wsx',
  'iloveyou1',
  'welcome1',
  'welcome123',
  'admin123',
  'admin1234',
  'letmein1',
  'monkey123',
  'dragon123',
  'woaini1314',
  'woaini520',
  '5201314a',
  'test1234',
  'hello123',
  'changeme1',
])

export const normaliseEmail = (text: string): string => text.trim().toLowerCase()

/** @throws AppError badInput for an invalid user name */
export function requireUsername(username: string): string {
  const plain = username.trim()
  if (!hasForm(usernameForm, plain))
    throw new AppError(codes.badInput, 'usernameWrong', {}, { field: 'username', rule: 'format' })
  return plain
}

/** @param known names that the password must not equal @throws AppError passwordWeak */
export function requireStrongPassword(
  password: string,
  field: string,
  known: readonly (string | null | undefined)[] = [],
): void {
  const lower = password.toLowerCase()
  const isWeak =
    !hasPasswordForm(password) || COMMON.has(lower) || known.some((name) => name?.toLowerCase() === lower)
  if (isWeak)
    throw new AppError(
      codes.passwordWeak,
      'passwordWeak',
      { length: limits.passwordLength },
      { field, rule: 'weak' },
    )
}
