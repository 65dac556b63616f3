import { formatMoney } from '@/i18n/format'

/** The currency small and the number large, wherever the language puts them; whole amounts drop their zeros. @returns what stands before the number, the number, what stands after it */
export function priceParts(cents: number): [string, string, string] {
  const text = cents % 100 === 0 ? formatMoney(cents).replace(/[.,]00(?!\d)/, '') : formatMoney(cents)
  const match = /^([^\d-]*)(-?\d[\d.,\s\u00a0\u202f]*\d|\d)(.*)$/.exec(text)
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : ['', text, '']
}
