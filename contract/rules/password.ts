import { limits } from '../constants/limits'

/** Maximum length of a password, in characters. */
export const passwordMaxLength = 100

/** Whether a text is acceptable as a new password: long enough, with a letter and a digit. */
export const hasPasswordForm = (text: string): boolean =>
  text.length >= limits.passwordLength && /\p{L}/u.test(text) && /\d/.test(text)
