import { formatPrice } from '@/i18n/format'

/** The currency small and the number large, wherever the language puts them. @returns what stands before the number, the number, what stands after it */
export function priceParts(cents: number): [string, string, string] {
  const text = formatPrice(cents)
  const match = /^([^\d-]*)(-?\d[\d.,\s\u00a0\u202f]*\d|\d)(.*)$/.exec(text)
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : ['', text, '']
}
