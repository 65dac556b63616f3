/**
 * Money is integer cents inside the app and a decimal text ("3680.00") on the wire. Amounts are parsed digit
 * by digit, so that no floating-point error can occur.
 */

const AMOUNT_PATTERN = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/**
 * Integer cents of an amount in major units: "3680.00", "3680.5", "3,680", 3680 or 36.8.
 * @throws RangeError when the value is not an amount with at most two decimals, or exceeds the safe integers
 */
export function parseCents(amount: string | number): number {
  const text = typeof amount === 'number' ? String(amount) : amount.trim()
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)
  const match = AMOUNT_PATTERN.exec(isGrouped ? text.replace(/,/g, '') : text)
  const cents = match ? Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0')) : NaN
  if (!match || !Number.isSafeInteger(cents)) throw new RangeError(`not an amount of money: ${text}`)
  return match[1] && cents !== 0 ? -cents : cents
}

/**
 * The wire format of integer cents: 368000 → "3680.00".
 * @throws RangeError when the value is not an integer
 */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * The sum of integer cents.
 * @throws RangeError when a value is not an integer
 */
export const sumCents = (...amounts: number[]): number =>
  amounts.reduce((sum, cents) => {
    if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of cents: ${cents}`)
    return sum + cents
  }, 0)
