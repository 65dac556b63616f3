import { limits } from '@contract/constants/limits'

/** What the server takes for a new password. */
export const isStrongPassword = (text: string): boolean =>
  text.length >= limits.passwordLength && /\p{L}/u.test(text) && /\d/.test(text)
