import { plainText } from '@/i18n/line-breaks'

/** Matches a name or text regardless of non-breaking spaces and joiners in its dates. */
export const plainly =
  (wanted: string | RegExp) =>
  (text: string): boolean =>
    typeof wanted === 'string' ? plainText(text) === wanted : wanted.test(plainText(text))

/** The text of an element without non-breaking characters in dates and ranges. */
export const plainTextOf = (element: Element | null): string => plainText(element?.textContent ?? '')
