import { plainText } from '@/i18n/line-breaks'

/** Matches a name or a text that is this one when its spaces and joiners, which keep dates in one line, do not count. */
export const plainly =
  (wanted: string | RegExp) =>
  (text: string): boolean =>
    typeof wanted === 'string' ? plainText(text) === wanted : wanted.test(plainText(text))

/** The words of an element without what keeps dates and ranges in one line. */
export const plainTextOf = (element: Element): string => plainText(element.textContent)
