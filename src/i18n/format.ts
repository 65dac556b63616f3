import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { limits } from '@contract/constants/limits'
import { relativeTime } from '@/utils/relative-time'
import { currentLanguage, translate } from './engine'
import type { Language } from './languages'

// No Intl here: WeChat's realm may lack it. The locales of dayjs follow the interface language.
dayjs.extend(utc)

/** The store's zone, Asia/Hong_Kong: no daylight saving, always 8 hours ahead. */
const STORE_OFFSET_MS = 8 * 3_600_000

type DateStyle = 'long' | 'short' | 'monthDay'

const isCjk = (language: Language) => language === 'zh-Hant' || language === 'zh-Hans' || language === 'ja'

const PATTERNS: Record<DateStyle, { cjk: string; en: string; latin: string }> = {
  long: { cjk: 'YYYY年M月D日', en: 'D MMM YYYY', latin: 'D MMM YYYY' },
  short: { cjk: 'YYYY/M/D', en: 'D/M/YYYY', latin: 'D/M/YYYY' },
  monthDay: { cjk: 'M月D日', en: 'D MMM', latin: 'D MMM' },
}

// Wire texts are wall-clock times of the store: read and written as UTC, so that the device's zone never moves them
const wall = (text: string) => dayjs.utc(text.replace(' ', 'T'))

function pattern(style: DateStyle): string {
  const language = currentLanguage()
  return isCjk(language)
    ? PATTERNS[style].cjk
    : language === 'en'
      ? PATTERNS[style].en
      : PATTERNS[style].latin
}

/** Epoch milliseconds of a wire moment 'yyyy-MM-dd HH:mm:ss' (or day) in the store's zone. */
export const momentToMs = (moment: string): number => wall(moment).valueOf() - STORE_OFFSET_MS

/** Wire day 'yyyy-MM-dd' of an instant, in the store's zone. */
export const msToDay = (ms: number): string => dayjs.utc(ms + STORE_OFFSET_MS).format('YYYY-MM-DD')

/** Wire moment 'yyyy-MM-dd HH:mm:ss' of an instant, in the store's zone. */
export const msToMoment = (ms: number): string =>
  dayjs.utc(ms + STORE_OFFSET_MS).format('YYYY-MM-DD HH:mm:ss')

/** A day ('yyyy-MM-dd', or a moment) in words of the language. */
export const formatDate = (day: string, style: DateStyle = 'long'): string => wall(day).format(pattern(style))

/** Day of the week of a day; short ("Tue") or long ("Tuesday"). */
export const formatWeekday = (day: string, length: 'short' | 'long' = 'short'): string =>
  wall(day).format(length === 'short' ? 'ddd' : 'dddd')

/** Month, day and weekday of a day, in the language's order: '12月8日 週二', 'Tue 8 Dec'. */
export const formatShortDay = (day: string): string =>
  translate('common', 'calendar.dayWithWeekday', {
    date: formatDate(day, 'monthDay'),
    weekday: formatWeekday(day),
  })

/** Hours and minutes of a moment. */
export const formatTime = (moment: string): string => wall(moment).format('HH:mm')

/** Date, weekday and, when the moment has one, time. */
export function formatDayTime(moment: string): string {
  const time = moment.length > 10 ? ` ${formatTime(moment)}` : ''
  if (currentLanguage() === 'ja') return `${formatDate(moment)}（${formatWeekday(moment)}）${time}`
  return isCjk(currentLanguage())
    ? `${formatDate(moment)} ${formatWeekday(moment)}${time}`
    : `${formatWeekday(moment)} ${formatDate(moment)}${time}`
}

const DECIMALS = '.00'

const SEPARATORS: Record<Language, { group: string; decimal: string }> = {
  'zh-Hant': { group: ',', decimal: '.' },
  'zh-Hans': { group: ',', decimal: '.' },
  en: { group: ',', decimal: '.' },
  ja: { group: ',', decimal: '.' },
  fr: { group: '\u202f', decimal: ',' },
  es: { group: '.', decimal: ',' },
}

/** A number with the language's separators. @param decimals digits after the separator; all that there are without it */
export function formatNumber(value: number, decimals?: number): string {
  const { group, decimal } = SEPARATORS[currentLanguage()]
  const [whole = '0', fraction] = (
    decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  ).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`
}

/** How many rows a list has, as the server tells it: '1,000+' when it counted no further. */
export const formatTotal = (total: number): string =>
  `${formatNumber(total)}${total >= limits.countedRows ? '+' : ''}`

/** An amount in the store's currency with its cents always, as columns of sums and receipts have it. @param cents integer cents */
export function formatMoney(cents: number, symbol = 'HK$'): string {
  const sign = cents < 0 ? '−' : ''
  return `${sign}${symbol}${formatNumber(Math.floor(Math.abs(cents) / 100))}${SEPARATORS[currentLanguage()].decimal}${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** A price as cards, buttons and sentences have it: a whole amount without its cents. @param cents integer cents */
export const formatPrice = (cents: number): string =>
  cents % 100 === 0 ? formatMoney(cents).slice(0, -DECIMALS.length) : formatMoney(cents)

/**
 * How long ago: 'just now' under 300 s, then minutes, hours, days; after 30 days the date.
 * @param moment wire moment, or epoch milliseconds
 */
export function formatRelative(moment: string | number, nowMs: number = Date.now()): string {
  const thenMs = typeof moment === 'number' ? moment : momentToMs(moment)
  const relative = relativeTime(thenMs, nowMs)
  return relative.key === 'date'
    ? formatDate(msToDay(thenMs))
    : translate('common', relative.key, { count: relative.count })
}
