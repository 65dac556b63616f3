/** Supported country and region codes, in display order. */
export const phoneCodes = ['+852', '+86', '+853', '+886'] as const
export type PhoneCode = (typeof phoneCodes)[number]

/** Number format of a place, as message parameters: possible lengths and first digits. */
// A type, not an interface: message parameters need an implicit index signature
type PhoneShape = {
  digits: string
  start: string
}
interface PhoneRule {
  /** Numbers that can receive SMS. */
  mobile: PhoneShape & { pattern: RegExp }
  /** Mobile or fixed. */
  any: PhoneShape & { pattern: RegExp }
}

const mainland = { pattern: /^1[2-9]\d{9}$/, digits: '11', start: '12–19' }
const anywhere = { pattern: /^\d{6,15}$/, digits: '6–15', start: '0–9' }
const rules: Record<PhoneCode, PhoneRule> = {
  '+852': {
    mobile: { pattern: /^[4-9]\d{7}$/, digits: '8', start: '4–9' },
    any: { pattern: /^[2-9]\d{7}$/, digits: '8', start: '2–9' },
  },
  '+86': { mobile: mainland, any: mainland },
  '+853': {
    mobile: { pattern: /^6\d{7}$/, digits: '8', start: '6' },
    any: { pattern: /^[268]\d{7}$/, digits: '8', start: '2, 6, 8' },
  },
  '+886': {
    mobile: { pattern: /^0?9\d{8}$/, digits: '9–10', start: '9, 09' },
    any: { pattern: /^0?[2-9]\d{7,8}$/, digits: '8–10', start: '2–9, 02–09' },
  },
}
const ruleOf = (code: string): PhoneRule =>
  (rules as Record<string, PhoneRule>)[code] ?? { mobile: anywhere, any: anywhere }

/** The number as sent, without spaces, dashes and brackets. */
export const phoneDigits = (text: string): string => text.replace(/[\s()-]/g, '')

/** Whether the digits are a mobile number of the code's place; for other codes, whether they are 6 to 15 digits. */
export const isMobile = (code: string, digits: string): boolean => ruleOf(code).mobile.pattern.test(digits)

/**
 * Whether the digits are a mobile or fixed number of the code's place; for other codes, whether they are 6 to
 * 15 digits.
 */
export const isPhone = (code: string, digits: string): boolean => ruleOf(code).any.pattern.test(digits)

/** The number format of a place, as parameters of the validation message. */
export function phoneShape(code: string, kind: keyof PhoneRule): PhoneShape & { code: string } {
  const { digits, start } = ruleOf(code)[kind]
  return { code, digits, start }
}
