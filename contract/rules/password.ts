import { limits } from '../constants/limits'

/** The longest password that is taken. */
export const passwordMaxLength = 100

/** Whether a text can be a new password: long enough, with a letter and a digit. */
export const hasPasswordForm = (text: string): boolean =>
  text.length >= limits.passwordLength && /\p{L}/u.test(text) && /\d/.test(text)
