/** Country and region codes that a phone number may have, in the order they are offered. */
export const phoneCodes = ['+852', '+86', '+853', '+886'] as const
export type PhoneCode = (typeof phoneCodes)[number]

// the server's own rules: a number that passes here is not refused there
const mobilePatterns: Record<string, RegExp> = {
  '+86': /^1[2-9]\d{9}$/,
  '+852': /^[4-9]\d{7}$/,
  '+853': /^6\d{7}$/,
  '+886': /^0?9\d{8}$/,
}
const ANY_PHONE = /^\d{6,15}$/

/** A number as the server wants it: spaces, dashes and brackets left out. */
export const phoneDigits = (text: string): string => text.replace(/[\s()-]/g, '')

/** Whether a text is a mobile number of the place that the code names; any 6 to 15 digits for other codes. */
export const isMobileOf = (code: string, text: string): boolean =>
  (mobilePatterns[code] ?? ANY_PHONE).test(phoneDigits(text))
