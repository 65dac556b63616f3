import {
  chooseLanguage,
  currentLanguage,
  ensureTexts,
  languageChoice,
  startTexts,
  translate,
} from '@/i18n/engine'
import {
  daysUntil,
  firstWeekday,
  formatDate,
  formatDayTime,
  formatMoment,
  formatMoney,
  formatNearDay,
  formatNearMoment,
  formatNumber,
  formatPrice,
  formatRelative,
  formatShortDay,
  formatShortMoment,
  formatTime,
  formatTimes,
  formatWeekday,
  momentToMs,
  msToDay,
} from '@/i18n/format'
import { type Language, languages, matchLanguage } from '@/i18n/languages'
import { plainText } from '@/i18n/line-breaks'
import { readStored, removeStored } from '@/platform/storage'

const expected: Record<Language, Record<string, string | number>> = {
  'zh-Hant': {
    date: '2026年11月24日',
    weekday: '週二',
    shortDay: '11月24日 週二',
    shortMoment: '11月24日 週二 14:30',
    dayTime: '2026年11月24日 週二 09:05',
    moment: '2026年11月24日 09:05',
    first: 0,
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2 小時前',
  },
  'zh-Hans': {
    date: '2026年11月24日',
    weekday: '周二',
    shortDay: '11月24日 周二',
    shortMoment: '11月24日 周二 14:30',
    dayTime: '2026年11月24日 周二 09:05',
    moment: '2026年11月24日 09:05',
    first: 1,
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2 小时前',
  },
  en: {
    date: '24 Nov 2026',
    weekday: 'Tue',
    shortDay: 'Tue 24 Nov',
    shortMoment: 'Tue 24 Nov, 2:30 pm',
    dayTime: 'Tue 24 Nov 2026, 9:05 am',
    moment: '24 Nov 2026, 9:05 am',
    first: 0,
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2 hours ago',
  },
  fr: {
    date: '24 nov. 2026',
    weekday: 'mar.',
    shortDay: 'mar. 24 nov.',
    shortMoment: 'mar. 24 nov. à 14 h 30',
    dayTime: 'mar. 24 nov. 2026 à 9 h 05',
    moment: '24 nov. 2026 à 9 h 05',
    first: 1,
    money: 'HK$3 680,50',
    price: 'HK$3 680',
    rate: '0,9213',
    ago: 'il y a 2 heures',
  },
  es: {
    date: '24 nov 2026',
    weekday: 'mar',
    shortDay: 'mar, 24 nov',
    shortMoment: 'mar, 24 nov, 14:30',
    dayTime: 'mar, 24 nov 2026, 9:05',
    moment: '24 nov 2026, 9:05',
    first: 1,
    money: 'HK$3.680,50',
    price: 'HK$3.680',
    rate: '0,9213',
    ago: 'hace 2 horas',
  },
  ja: {
    date: '2026年11月24日',
    weekday: '火',
    shortDay: '11月24日(火)',
    shortMoment: '11月24日(火) 14:30',
    dayTime: '2026年11月24日(火) 9:05',
    moment: '2026年11月24日 9:05',
    first: 0,
    money: 'HK$3,680.50',
    price: 'HK$3,680',
    rate: '0.9213',
    ago: '2 時間前',
  },
}
const now = momentToMs('2026-11-24 12:30:00')

afterAll(() => removeStored('language'))

test.each(languages)('formats dates, numbers and money in %s', async (language) => {
  await ensureTexts('common')
  await chooseLanguage(language)
  expect({
    date: plainText(formatDate('2026-11-24')),
    weekday: formatWeekday('2026-11-24'),
    shortDay: plainText(formatShortDay('2026-11-24')),
    shortMoment: plainText(formatShortMoment('2026-11-24', '14:30')),
    dayTime: plainText(formatDayTime('2026-11-24 09:05:00')),
    moment: plainText(formatMoment('2026-11-24 09:05:00')),
    first: firstWeekday(),
    money: plainText(formatMoney(368_050)),
    price: plainText(formatPrice(368_000)),
    rate: formatNumber(0.9213, 4),
    ago: plainText(formatRelative('2026-11-24 10:30:00', now)),
  }).toEqual(expected[language])
  expect(document.documentElement.lang).toBe(language)
  expect(readStored('language')).toBe(language)
})

/** The unbreakable parts of a line: split at spaces, around ideographs and brackets, and after dashes. */
const pieces = (text: string) =>
  text
    .split(/ |(?<![\u2060(])(?=[年月日週周火一二(])|(?<=[年月日週周火一二)–])(?![\u2060,)])/)
    .map((piece) => piece.replace(/[\u00a0\u202f]/g, '_').replace(/\u2060/g, ''))
    .filter(Boolean)

test.each([
  ['zh-Hant', ['11月24日', '週二', '14:30'], ['2026年11月24日', '週二', '09:05'], '14:30–15:00'],
  ['zh-Hans', ['11月24日', '周二', '14:30'], ['2026年11月24日', '周二', '09:05'], '14:30–15:00'],
  ['en', ['Tue_24_Nov,', '2:30_pm'], ['Tue_24_Nov_2026,', '9:05_am'], '2:30_pm–3:00_pm'],
  ['fr', ['mar._24_nov.', 'à_14_h_30'], ['mar._24_nov._2026', 'à_9_h_05'], '14_h_30–15_h_00'],
  ['es', ['mar,_24_nov,', '14:30'], ['mar,_24_nov_2026,', '9:05'], '14:30–15:00'],
  ['ja', ['11月24日(火)', '14:30'], ['2026年11月24日(火)', '9:05'], '14:30–15:00'],
] as const)(
  'a line breaks between day and time, never inside, in %s',
  async (language, short, long, times) => {
    await chooseLanguage(language)
    expect(pieces(formatShortMoment('2026-11-24', '14:30'))).toEqual(short)
    expect(pieces(formatDayTime('2026-11-24 09:05:00'))).toEqual(long)
    expect(pieces(formatTimes('14:30', '15:00'))).toEqual([times])
  },
)

test.each([
  ['zh-Hant', '約 45 分鐘', '1.5 公里'],
  ['en', 'about 45 min', '1.5 km'],
  ['fr', 'environ 45 min', '1,5 km'],
] as const)('a number stays with its unit in %s', async (language, duration, distance) => {
  await ensureTexts('common')
  await chooseLanguage(language)
  const texts = [
    translate('common', 'booking.minutes', { n: 45 }),
    translate('common', 'clinic.kilometers', { n: formatNumber(1.5) }),
  ]
  expect(texts.map(plainText)).toEqual([duration, distance])
  expect(texts.every((text) => /\d\u00a0\S+$/.test(text))).toBe(true)
})

test('a range of ages or minutes does not break, a sentence does', async () => {
  await ensureTexts('common')
  await chooseLanguage('en')
  expect(translate('common', 'goods.onlyAges', { min: 18, max: 45 })).toBe('Ages 18–\u206045 only')
})

test('formats a day without time, noon and midnight by twelve hours, and the first of a month in French', async () => {
  await chooseLanguage('en')
  expect(
    [formatDayTime('2026-12-01'), formatMoment('2026-12-01'), formatShortMoment('2026-12-01', null)].map(
      plainText,
    ),
  ).toEqual(['Tue 1 Dec 2026', '1 Dec 2026', 'Tue 1 Dec'])
  expect(['00:15', '12:00', '2026-12-01 23:59:00'].map(formatTime)).toEqual([
    '12:15\u00a0am',
    '12:00\u00a0pm',
    '11:59\u00a0pm',
  ])
  await chooseLanguage('fr')
  expect(plainText(formatShortDay('2026-12-01'))).toBe('mar. 1er déc.')
})

test('shows the cents of a price only if there are any', async () => {
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

test('shows "just now" below 300 s, then minutes, hours, days up to 30, then the date', async () => {
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
    '24\u00a0Oct\u00a02026',
  ])
})

test('shows past days as an age; today as a date', async () => {
  await chooseLanguage('en')
  expect(['2026-11-24', '2026-11-22'].map((day) => formatRelative(day, now))).toEqual([
    '24\u00a0Nov\u00a02026',
    '2 days ago',
  ])
})

test("wire moments are in the shop's time zone", () => {
  expect(momentToMs('2026-11-24 00:30:00')).toBe(Date.UTC(2026, 10, 23, 16, 30))
  expect(msToDay(Date.UTC(2026, 10, 23, 16, 30))).toBe('2026-11-24')
})

test.each([
  ['zh-Hant', '今日 14:30', '明日', '11月26日 週四'],
  ['zh-Hans', '今日 14:30', '明日', '11月26日 周四'],
  ['en', 'today, 2:30 pm', 'tomorrow', 'Thu 26 Nov'],
  ['fr', 'aujourd’hui à 14 h 30', 'demain', 'jeu. 26 nov.'],
  ['es', 'hoy, 14:30', 'mañana', 'jue, 26 nov'],
  ['ja', '今日 14:30', '明日', '11月26日(木)'],
] as const)(
  'names today and tomorrow in %s, by the zone of the store',
  async (language, today, tomorrow, later) => {
    await ensureTexts('common')
    await chooseLanguage(language)
    // 23:59 in Hong Kong
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 24, 15, 59))
    expect(plainText(formatNearMoment('2026-11-24', '14:30'))).toBe(today)
    expect(['2026-11-25', '2026-11-26'].map((day) => plainText(formatNearDay(day)))).toEqual([
      tomorrow,
      later,
    ])
    expect(['2026-11-23', '2026-11-24', '2026-11-25 09:00:00'].map((day) => daysUntil(day))).toEqual([
      -1, 0, 1,
    ])
    jest.mocked(Date.now).mockReturnValue(Date.UTC(2026, 10, 24, 16))
    expect(plainText(formatNearMoment('2026-11-25', '14:30'))).toBe(today)
    jest.restoreAllMocks()
  },
)

test.each([
  [['zh-HK'], 'zh-Hant'],
  [['zh_TW'], 'zh-Hant'],
  [['zh-MO'], 'zh-Hant'],
  [['zh-Hant-MO'], 'zh-Hant'],
  [['zh-Hant-CN'], 'zh-Hant'],
  [['zh_CN'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['en-GB'], 'en'],
  [['EN-us'], 'en'],
  [['fr-CA'], 'fr'],
  [['es-419'], 'es'],
  [['ja'], 'ja'],
  [['ja-JP'], 'ja'],
  [['de-DE', 'fr-FR'], 'fr'],
  [['de-DE'], 'zh-Hant'],
  [[], 'zh-Hant'],
] as const)("the device's languages %j give %s", (tags, language) =>
  expect(matchLanguage(tags)).toBe(language),
)

test('auto follows the device; the stored choice is applied at start-up', async () => {
  await chooseLanguage('auto')
  expect([languageChoice(), currentLanguage(), readStored('language')]).toEqual(['auto', 'en', 'auto'])
  await chooseLanguage('fr')
  startTexts()
  expect([languageChoice(), currentLanguage()]).toEqual(['fr', 'fr'])
})

test('a switch updates every subscriber immediately with loaded texts', async () => {
  await chooseLanguage('es')
  expect(translate('common', 'dialog.confirm')).toBe('Confirmar')
  await chooseLanguage('zh-Hant')
  expect(translate('common', 'dialog.confirm')).toBe('確定')
})
