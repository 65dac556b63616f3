import { formatPrice } from '@/i18n/format'

/**
 * Splits a formatted price so that the number can be larger than the currency, wherever the language puts it.
 * @returns the text before the number, the number, the text after it
 */
export function priceParts(cents: number): [string, string, string] {
  const text = formatPrice(cents)
  const match = /^([^\d-]*)(-?\d[\d.,\s\u00a0\u202f]*\d|\d)(.*)$/.exec(text)
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : ['', text, '']
}
