/** Integer cents from wire money (`"3680.00"`). @throws RangeError when it is not money with two decimals */
export function parseCents(text: string): number {
  const match = /^(-?)(\d{1,9})\.(\d{2})$/.exec(text)
  if (!match) throw new RangeError(`"${text}" is not an amount with two decimals`)
  const cents = Number(match[2]) * 100 + Number(match[3])
  return match[1] ? -cents : cents
}

/** Wire money (`"3680.00"`) from integer cents. @throws RangeError when the cents are not whole */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
