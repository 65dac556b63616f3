import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { limits } from '@contract/constants/limits'
import type { Day, Moment } from '@contract/rules/day'
import { relativeTime } from '@/utils/relative-time'
import { currentLanguage, translate } from './engine'
import type { Language } from './languages'
import { JOINER, NO_BREAK_SPACE, together } from './line-breaks'

// Intl may be missing in WeChat's runtime. The dayjs locale follows the interface language.
dayjs.extend(utc)

/** The store's zone, Asia/Hong_Kong: no daylight saving, always 8 hours ahead. */
const STORE_OFFSET_MS = 8 * 3_600_000

const DAY_MS = 86_400_000
const DAY_LENGTH = 'yyyy-MM-dd'.length
const TIME_LENGTH = 'HH:mm'.length

type DateStyle = 'long' | 'monthDay'

/**
 * Date and time patterns of a language, for dayjs. Lines never break inside a date or a time, only between
 * them (in Chinese and Japanese, whose dates are long, also before the weekday).
 */
interface DateWords {
  long: string
  monthDay: string
  time: string
  withWeekday: (date: string, weekday: string) => string
  /** between date and time */
  joint: string
  /** first day of a calendar week: 0 Sunday, 1 Monday */
  firstWeekday: 0 | 1
}

const chinese: DateWords = {
  long: ['YYYY', '年', 'M', '月', 'D', '日'].join(JOINER),
  monthDay: ['M', '月', 'D', '日'].join(JOINER),
  time: 'HH:mm',
  withWeekday: (date, weekday) => `${date} ${weekday.split('').join(JOINER)}`,
  joint: ' ',
  firstWeekday: 0,
}
const latin = {
  long: together('D MMM YYYY'),
  monthDay: together('D MMM'),
  withWeekday: (date: string, weekday: string) => weekday + NO_BREAK_SPACE + date,
}
/** The only definition of date order, weekday position and clock for each language. */
const DATE_WORDS: Record<Language, DateWords> = {
  'zh-Hant': chinese,
  'zh-Hans': { ...chinese, firstWeekday: 1 },
  en: { ...latin, time: 'h:mm[\u00a0]a', joint: ', ', firstWeekday: 0 },
  fr: { ...latin, time: 'H[\u00a0h\u00a0]mm', joint: ' à\u00a0', firstWeekday: 1 },
  es: {
    ...latin,
    time: 'H:mm',
    withWeekday: (date, weekday) => together(`${weekday}, ${date}`),
    joint: ', ',
    firstWeekday: 1,
  },
  ja: { ...chinese, time: 'H:mm', withWeekday: (date, weekday) => `${date}${JOINER}(${weekday})` },
}
const words = (): DateWords => DATE_WORDS[currentLanguage()]

// Wire texts are wall-clock times of the store: parsed and formatted as UTC, so that the device's zone has no
// effect
const wall = (text: string) => dayjs.utc(text.replace(' ', 'T'))

/** Epoch milliseconds of a wire moment 'yyyy-MM-dd HH:mm:ss' (or day) in the store's zone. */
export const momentToMs = (moment: string): number => wall(moment).valueOf() - STORE_OFFSET_MS

/** Wire day 'yyyy-MM-dd' of an instant, in the store's zone. */
export const msToDay = (ms: number): Day => dayjs.utc(ms + STORE_OFFSET_MS).format('YYYY-MM-DD') as Day

/** Wire moment 'yyyy-MM-dd HH:mm:ss' of an instant, in the store's zone. */
export const msToMoment = (ms: number): Moment =>
  dayjs.utc(ms + STORE_OFFSET_MS).format('YYYY-MM-DD HH:mm:ss') as Moment

/** Days from today to a day, in the store's zone: 0 today, 1 tomorrow, negative when it is over. */
export const daysUntil = (day: string, nowMs: number = Date.now()): number =>
  Math.round((momentToMs(day.slice(0, DAY_LENGTH)) - momentToMs(msToDay(nowMs))) / DAY_MS)

/** Formats a day ('yyyy-MM-dd', or a moment) in the interface language. */
export function formatDate(day: string, style: DateStyle = 'long'): string {
  const date = wall(day)
  const pattern = words()[style]
  // French uses an ordinal for the first of a month: 1er déc.
  return date.format(
    currentLanguage() === 'fr' && date.date() === 1 ? pattern.replace('D', 'D[er]') : pattern,
  )
}

/** Weekday of a day; short ("Tue") or long ("Tuesday"). */
export const formatWeekday = (day: string, length: 'short' | 'long' = 'short'): string =>
  wall(day).format(length === 'short' ? 'ddd' : 'dddd')

/** First weekday of a calendar in this language: 0 Sunday, 1 Monday. */
export const firstWeekday = (): 0 | 1 => words().firstWeekday

/** Month, day and weekday of a day, in the language's order: '12月8日 週二', 'Tue 8 Dec'. */
export const formatShortDay = (day: string): string =>
  words().withWeekday(formatDate(day, 'monthDay'), formatWeekday(day))

/** Hours and minutes of a moment, or of a time of day 'HH:mm', in the language's clock format. */
export const formatTime = (moment: string): string =>
  wall(moment.length <= TIME_LENGTH ? `2000-01-01 ${moment}` : moment).format(words().time)

/** A time range, as used for opening hours: '14:30–15:00'. */
export const formatTimes = (from: string, to: string): string =>
  `${formatTime(from)}–${JOINER}${formatTime(to)}`

/** Month, day, weekday and, when given, time ('HH:mm'). */
export const formatShortMoment = (day: string, time?: string | null): string =>
  [formatShortDay(day), ...(time ? [formatTime(time)] : [])].join(words().joint)

/** A coming day for a sentence: 'today', 'tomorrow', or as `formatShortDay`. */
export function formatNearDay(day: string, nowMs?: number): string {
  const days = daysUntil(day, nowMs)
  if (days !== 0 && days !== 1) return formatShortDay(day)
  return translate('common', days === 0 ? 'relative.today' : 'relative.tomorrow')
}

/** A coming day and, when given, time ('HH:mm'): 'tomorrow, 9:00 am'. */
export const formatNearMoment = (day: string, time?: string | null): string =>
  [formatNearDay(day), ...(time ? [formatTime(time)] : [])].join(words().joint)

const withTime = (date: string, moment: string) =>
  moment.length > DAY_LENGTH ? date + words().joint + formatTime(moment) : date

/** Date, weekday and, when the moment has one, time: for future moments, where the weekday matters. */
export const formatDayTime = (moment: string): string =>
  withTime(words().withWeekday(formatDate(moment), formatWeekday(moment)), moment)

/** Date and, when the moment has one, time: for past moments. */
export const formatMoment = (moment: string): string => withTime(formatDate(moment), moment)

const DECIMALS = '.00'

const SEPARATORS: Record<Language, { group: string; decimal: string }> = {
  'zh-Hant': { group: ',', decimal: '.' },
  'zh-Hans': { group: ',', decimal: '.' },
  en: { group: ',', decimal: '.' },
  ja: { group: ',', decimal: '.' },
  fr: { group: '\u202f', decimal: ',' },
  es: { group: '.', decimal: ',' },
}

/**
 * A number with the language's separators.
 * @param decimals digits after the decimal separator; as many as the value has when omitted
 */
export function formatNumber(value: number, decimals?: number): string {
  const { group, decimal } = SEPARATORS[currentLanguage()]
  const [whole = '0', fraction] = (
    decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  ).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`
}

/** The total of a list: '1,000+' when the server stopped counting. */
export const formatTotal = (total: number): string =>
  `${formatNumber(total)}${total >= limits.countedRows ? '+' : ''}`

/**
 * An amount in the store's currency, always with cents, for columns and receipts.
 * @param cents integer cents
 */
export function formatMoney(cents: number, symbol = 'HK$'): string {
  const sign = cents < 0 ? '−' : ''
  const whole = formatNumber(Math.floor(Math.abs(cents) / 100))
  const part = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${sign}${symbol}${whole}${SEPARATORS[currentLanguage()].decimal}${part}`
}

/**
 * A price for cards, buttons and sentences: a whole amount omits the cents.
 * @param cents integer cents
 */
export const formatPrice = (cents: number): string =>
  cents % 100 === 0 ? formatMoney(cents).slice(0, -DECIMALS.length) : formatMoney(cents)

/**
 * How long ago: 'just now' under 300 s, then minutes, hours, days; after 30 days the date.
 * @param moment wire moment, or epoch milliseconds
 */
export function formatRelative(moment: string | number, nowMs: number = Date.now()): string {
  const thenMs = typeof moment === 'number' ? moment : momentToMs(moment)
  const relative = relativeTime(thenMs, nowMs)
  // a day without a time has no hour to count from
  const isToday =
    typeof moment === 'string' && moment.length === DAY_LENGTH && relative.key !== 'relative.days'
  return relative.key === 'date' || isToday
    ? formatDate(msToDay(thenMs))
    : translate('common', relative.key, { count: relative.count })
}
