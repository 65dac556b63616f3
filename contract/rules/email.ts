/** Maximum length of an address, in characters. */
export const maxEmailLength = 120

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-][A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}$/
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

/** An e-mail address: one @, no spaces, a domain of at least two labels, at most 120 characters. */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false
  const [local = '', domain = '', ...rest] = text.split('@')
  return (
    rest.length === 0 &&
    LOCAL.test(local) &&
    !local.includes('..') &&
    !local.endsWith('.') &&
    DOMAIN.test(domain)
  )
}
