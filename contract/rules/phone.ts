/** Country and region codes that a phone number may have, in the order they are offered. */
export const phoneCodes = ['+852', '+86', '+853', '+886'] as const
export type PhoneCode = (typeof phoneCodes)[number]

/** What numbers of a place look like, for messages: how many digits, and what the first of them may be. */
// a type and not an interface: it goes as the parameters of a message
type PhoneShape = {
  digits: string
  start: string
}
interface PhoneRule {
  /** Can receive a message by SMS. */
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

/** A number as it is sent: spaces, dashes and brackets left out. */
export const phoneDigits = (text: string): string => text.replace(/[\s()-]/g, '')

/** Whether digits are a mobile number of the place that the code names; 6 to 15 digits for other codes. */
export const isMobile = (code: string, digits: string): boolean => ruleOf(code).mobile.pattern.test(digits)

/** Whether digits are a number, mobile or fixed, of the place that the code names; 6 to 15 digits for other codes. */
export const isPhone = (code: string, digits: string): boolean => ruleOf(code).any.pattern.test(digits)

/** What a right number of the place looks like, as the parts of a message that refuses a wrong one. */
export function phoneShape(code: string, kind: keyof PhoneRule): PhoneShape & { code: string } {
  const { digits, start } = ruleOf(code)[kind]
  return { code, digits, start }
}
