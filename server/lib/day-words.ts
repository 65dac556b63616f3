import type { Language } from '../../contract/constants/enums'

const dayFormats = new Map<Language, Intl.DateTimeFormat>()

/** Formats a day as the app does: "Wed 25 Nov". Days have no time zone. */
export function dayWords(day: string, lang: Language): string {
  const format =
    dayFormats.get(lang) ??
    new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
      weekday: 'short',
      day: 'numeric',
      month: lang === 'en' || lang === 'fr' || lang === 'es' ? 'short' : 'long',
      timeZone: 'UTC',
    })
  dayFormats.set(lang, format)
  const words = format.format(new Date(`${day}T00:00:00Z`))
  // Intl has neither the ordinal of the first of a month in French nor the app's space before a Chinese weekday
  return lang === 'fr' ? words.replace(' 1 ', ' 1er ') : words.replace(/日(?=[週周])/, '日 ')
}

/** Formats a day with its year: "25 November 2026". */
export const dateWords = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1(?= \p{L}+ \d+$)/u, lang === 'fr' ? '1er' : '1')

const NOON_HOUR = 12

/** U+00A0, so that no line ends within a time; `plainSpaces` undoes it for SMS. */
const SPACE = '\u00a0'

/** Formats a time as the app does in the language. */
export function timeWords(time: string, lang: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  if (lang === 'zh-Hant' || lang === 'zh-Hans') return time
  if (lang === 'fr') return `${hour}${SPACE}h${SPACE}${minutes}`
  if (lang !== 'en') return `${hour}:${minutes}`
  return `${hour % NOON_HOUR || NOON_HOUR}:${minutes}${SPACE}${hour < NOON_HOUR ? 'am' : 'pm'}`
}

/** A text that leaves the app: an SMS with another space than the plain one has less than half the length. */
export const plainSpaces = (text: string): string => text.replaceAll(SPACE, ' ')
