import { plainText } from '@/i18n/line-breaks'

/** Matches this name or text, whatever spaces and joiners keep its dates in one line. */
export const plainly =
  (wanted: string | RegExp) =>
  (text: string): boolean =>
    typeof wanted === 'string' ? plainText(text) === wanted : wanted.test(plainText(text))

/** The words of an element without what keeps dates and ranges in one line. */
export const plainTextOf = (element: Element | null): string => plainText(element?.textContent ?? '')
