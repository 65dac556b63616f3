import {
  chooseLanguage,
  currentLanguage,
  ensureTexts,
  languageChoice,
  startTexts,
  translate,
} from '@/i18n/engine'
import {
  formatDate,
  formatDayTime,
  formatMoney,
  formatNumber,
  formatPrice,
  formatRelative,
  formatWeekday,
  momentToMs,
  msToDay,
} from '@/i18n/format'
import { type Language, languages, matchLanguage } from '@/i18n/languages'
import { readStored, removeStored } from '@/platform/storage'

const expected: Record<
  Language,
  { date: string; weekday: string; dayTime: string; money: string; price: string; rate: string; ago: string }
> = {
  'zh-Hant': {
    date: '2026年11月24日',
    weekday: '週二',
    dayTime: '2026年11月24日 週二 10:30',
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2 小時前',
  },
  'zh-Hans': {
    date: '2026年11月24日',
    weekday: '周二',
    dayTime: '2026年11月24日 周二 10:30',
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2 小时前',
  },
  en: {
    date: '24 Nov 2026',
    weekday: 'Tue',
    dayTime: 'Tue 24 Nov 2026 10:30',
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2 hours ago',
  },
  fr: {
    date: '24 nov. 2026',
    weekday: 'mar.',
    dayTime: 'mar. 24 nov. 2026 10:30',
    money: 'HK$3\u202f680,50',
    price: 'HK$3\u202f680',
    rate: '0,9213',
    ago: 'il y a 2 heures',
  },
  es: {
    date: '24 nov 2026',
    weekday: 'mar.',
    dayTime: 'mar. 24 nov 2026 10:30',
    money: 'HK$3.680,50',
    price: 'HK$3.680',
    rate: '0,9213',
    ago: 'hace 2 horas',
  },
  ja: {
    date: '2026年11月24日',
    weekday: '火',
    dayTime: '2026年11月24日（火） 10:30',
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2時間前',
  },
}
const now = momentToMs('2026-11-24 12:30:00')

afterAll(() => removeStored('language'))

test.each(languages)('dates, numbers and money in %s', async (language) => {
  await ensureTexts('common')
  await chooseLanguage(language)
  expect({
    date: formatDate('2026-11-24'),
    weekday: formatWeekday('2026-11-24'),
    dayTime: formatDayTime('2026-11-24 10:30:00'),
    money: formatMoney(368_050),
    price: formatPrice(368_000),
    rate: formatNumber(0.9213, 4),
    ago: formatRelative('2026-11-24 10:30:00', now),
  }).toEqual(expected[language])
  expect(document.documentElement.lang).toBe(language)
  expect(readStored('language')).toBe(language)
})

test('a price has its cents when there are any', async () => {
  await chooseLanguage('en')
  expect([0, 100, 368_000, 368_050, 368_005, -100].map(formatPrice)).toEqual([
    'HK$0',
    'HK$1',
    'HK$3,680',
    'HK$3,680.50',
    'HK$3,680.05',
    '−HK$1',
  ])
})

test('under 300 s is just now, then minutes, hours, days up to 30, then the date', async () => {
  await chooseLanguage('en')
  const ago = (seconds: number) => formatRelative(now - seconds * 1000, now)
  expect([0, 299, 300, 3599, 3600, 86_399, 86_400, 30 * 86_400, 31 * 86_400].map(ago)).toEqual([
    'just now',
    'just now',
    '5 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
    '30 days ago',
    '24 Oct 2026',
  ])
})

test("wire moments are the store's wall clock", () => {
  expect(momentToMs('2026-11-24 00:30:00')).toBe(Date.UTC(2026, 10, 23, 16, 30))
  expect(msToDay(Date.UTC(2026, 10, 23, 16, 30))).toBe('2026-11-24')
})

test.each([
  [['zh-HK'], 'zh-Hant'],
  [['zh_TW'], 'zh-Hant'],
  [['zh-Hant-MO'], 'zh-Hant'],
  [['zh_CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['en-GB'], 'en'],
  [['fr-CA'], 'fr'],
  [['es-419'], 'es'],
  [['ja'], 'ja'],
  [['de-DE', 'fr-FR'], 'fr'],
  [['de-DE'], 'zh-Hant'],
  [[], 'zh-Hant'],
] as const)("the device's languages %j give %s", (tags, language) =>
  expect(matchLanguage(tags)).toBe(language),
)

test('auto follows the device; the saved choice is applied at start-up', async () => {
  await chooseLanguage('auto')
  expect([languageChoice(), currentLanguage(), readStored('language')]).toEqual(['auto', 'en', 'auto'])
  await chooseLanguage('fr')
  startTexts()
  expect([languageChoice(), currentLanguage()]).toEqual(['fr', 'fr'])
})

test("a switch changes every subscriber's texts at once, and the texts are there", async () => {
  await chooseLanguage('es')
  expect(translate('common', 'dialog.confirm')).toBe('Confirmar')
  await chooseLanguage('zh-Hant')
  expect(translate('common', 'dialog.confirm')).toBe('確定')
})
