import { readdirSync } from 'node:fs'
import path from 'node:path'
import type {} from '../support/medibook-global'
import { type languages } from '../../contract/constants/enums'
import { seedRows, type SeedRows } from '../../server/demo/seed/index'

type Language = (typeof languages)[number]

const folder = path.join(__dirname, '../../server/demo/seed/content')
// the order of the content's Words; Simplified Chinese is derived from the first
const written = ['zh-Hant', 'en', 'fr', 'es', 'ja'] as const

let rows: SeedRows
const content: Record<string, unknown> = {}

beforeAll(async () => {
  rows = await seedRows({ now: new Date('2026-11-21T06:30:00Z'), scale: 'test' })
  for (const file of readdirSync(folder)) content[file] = jest.requireActual(path.join(folder, file))
})

const isWords = (value: unknown[]): boolean =>
  value.length === written.length && value.every((text) => typeof text === 'string')

/** Every text, in the content and in the rows, that matches the pattern of its language. */
function found(patterns: Readonly<Record<(typeof written)[number], RegExp>>): string[] {
  const faults: string[] = []
  const look = (value: unknown, trail: string): void => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return
    const isTuple = Array.isArray(value) && isWords(value)
    for (const [key, inner] of Object.entries(value)) {
      const language = isTuple ? written[Number(key)] : (key as Language)
      const pattern = patterns[language === 'zh-Hans' ? 'zh-Hant' : (language ?? 'en')]
      if (typeof inner !== 'string') look(inner, `${trail}.${key}`)
      else if (pattern?.test(inner)) faults.push(`${trail}.${key}: ${inner}`)
    }
  }
  look({ content, rows }, '')
  return faults
}

test('no text contains a day that would be wrong a week later', () => {
  expect(
    found({
      'zh-Hant': /下(星期|[週周][一二三四五六日])/,
      en: /next (mon|tues|wednes|thurs|fri|satur|sun)day/i,
      fr: /((lun|mar|mercre|jeu|vendre|same)di|dimanche)( \S+)? prochain/i,
      es: /próximo (lunes|martes|miércoles|jueves|viernes|sábado|domingo)/i,
      ja: /来週の?[月火水木金土日]曜/,
    }),
  ).toEqual([])
})

test('the hours in a text have the format of the app in that language', () => {
  expect(
    found({
      'zh-Hant': /(^|[^\d:])\d:\d\d\b/,
      en: /\b0\d:\d\d|\d:\d\d(?!\u00a0[ap]m)|\d ?[ap]\.?m\b/,
      fr: /\d:\d\d/,
      es: /\b0\d:\d\d/,
      ja: /\b0\d:\d\d/,
    }),
  ).toEqual([])
})

test('no place is offered on the afternoons on which the Central clinic announces no appointments', () => {
  const onSecondMondays = rows.slots.filter(
    ({ shopId, date }) => shopId === 'shop-central' && ['2026-12-14', '2027-01-11'].includes(date),
  )
  expect(onSecondMondays.length).toBeGreaterThan(0)
  expect(onSecondMondays.filter(({ time }) => time >= '14:00')).toEqual([])
})

test('and its equipment is cared for only then: the other clinics close for a day', () => {
  const closed = rows.closedDays.filter(({ state }) => state === 'rest').map(({ shopId }) => shopId)
  expect(new Set([...closed, 'shop-central']).size).toBe(rows.shops.length)
  expect(closed).not.toContain('shop-central')
})

test('nor a doctor’s time: their weekly sessions at the Central clinic end before Monday afternoon', async () => {
  const sessions = await medibook.query<{ start: string; end: string }>(
    `select t.start, t.end from doctor_timetable t join doctor d on d.id = t.doctor_id
     where d.shop_id = 'shop-central' and t.weekday = 1`,
  )
  expect(sessions.length).toBeGreaterThan(0)
  expect(sessions.filter(({ end }) => end > '14:00')).toEqual([])
})

test('no notice says that the Central clinic is closed at an hour that its opening hours include', () => {
  const told = [content['site.ts'], content['clinic.ts']].flatMap((file) => {
    const { notices, clinicNotices } = file as Record<string, readonly unknown[] | undefined>
    return [...(notices ?? []), ...(clinicNotices ?? [])].map((notice) => JSON.stringify(notice))
  })
  const aboutMondays = told.filter((text) => text.includes('second Monday'))
  expect(aboutMondays.length).toBe(2)
  for (const text of aboutMondays) expect(text).not.toMatch(/休診|closed|closes|ferme|fermé|cierra|cerrado/i)
})

test('no line begins with the dot between two facts', () => {
  const dot = / ·/
  expect(found({ 'zh-Hant': dot, en: dot, fr: dot, es: dot, ja: dot })).toEqual([])
})

test('an article that promises six things has six numbered ones in each language', () => {
  const promising = rows.articles.filter(({ title }) => /\bsix\b/i.test(title.en))
  expect(promising.length).toBeGreaterThan(0)
  for (const { content: text } of promising)
    for (const said of Object.values(text))
      expect([...said.matchAll(/<h3>(\d)\. /g)].map(([, number]) => number).join('')).toBe('123456')
})

test('the brand has one name in each language: the one of the configuration', () => {
  const latin = /kangxu/i
  expect(
    found({ 'zh-Hant': /kangxu|medibook|康序數碼/i, en: latin, fr: latin, es: latin, ja: /kangxu|康序/i }),
  ).toEqual([])
})

test('an article names its doctor as the doctor’s own page does', () => {
  const names = new Set(rows.doctors.map(({ name }) => name.en))
  const authors = rows.articles
    .filter(({ id }) => !id.startsWith('article-help'))
    .map(({ author }) => author?.en)
  expect(authors).toContain('Dr Lam Ka-yan')
  expect(authors.filter((author) => !names.has(author ?? ''))).toEqual([])
})
