import type { Time } from '../../contract/rules/day'
import { openState } from '../../server/contexts/catalogue/shops/open-state'

const HK = 'Asia/Hong_Kong'
const every = (...spans: [Time, Time][]) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => spans.map(([open, close]) => ({ weekday, open, close })))
const weekdays = every(['09:00', '13:00'], ['14:00', '18:00']).filter((row) => row.weekday !== 0)
const none: ReadonlySet<string> = new Set()

describe('open now', () => {
  // 2026-11-20 is a Friday; times are those of Hong Kong.
  const at = (moment: string): Date => new Date(`${moment}:00+08:00`)
  const open = (closesAt: string | null, opensAt: string | null = null) => ({
    isOpen: '1',
    closesAt,
    opensAt,
    opensDay: null,
  })
  const shut = (opensAt: string | null, opensDay: string | null = null) => ({
    isOpen: '0',
    closesAt: null,
    opensAt,
    opensDay,
  })

  test.each([
    ['before opening', weekdays, none, '2026-11-20T08:59', shut('09:00')],
    ['at the minute it opens', weekdays, none, '2026-11-20T09:00', open('13:00', '14:00')],
    ['at the minute lunch begins', weekdays, none, '2026-11-20T13:00', shut('14:00')],
    [
      'before lunch, the rest of the day is closed',
      [...every(['09:00', '13:00']), ...every(['00:00', '02:00'])],
      none,
      '2026-11-20T09:00',
      open('13:00'),
    ],
    [
      'over midnight, then again in the evening',
      every(['18:00', '01:00']),
      none,
      '2026-11-21T00:30',
      open('01:00', '18:00'),
    ],
    ['after lunch', weekdays, none, '2026-11-20T15:30', open('18:00')],
    ['after closing, open tomorrow', weekdays, none, '2026-11-20T18:00', shut('09:00', '2026-11-21')],
    ['Saturday night, Sunday is closed', weekdays, none, '2026-11-21T20:00', shut('09:00', '2026-11-23')],
    ['a holiday', weekdays, new Set(['2026-11-20']), '2026-11-20T10:00', shut('09:00', '2026-11-21')],
    [
      'two holidays and a Sunday',
      weekdays,
      new Set(['2026-11-20', '2026-11-21']),
      '2026-11-20T10:00',
      shut('09:00', '2026-11-23'),
    ],
    ['over midnight, before it', every(['18:00', '01:00']), none, '2026-11-20T23:30', open('01:00')],
    ['over midnight, at closing', every(['18:00', '01:00']), none, '2026-11-21T01:00', shut('18:00')],
    [
      'the night before a holiday still ends after midnight',
      every(['18:00', '01:00']),
      new Set(['2026-11-21']),
      '2026-11-21T00:30',
      open('01:00'),
    ],
    [
      'a holiday does not run over into the next day',
      every(['18:00', '01:00']),
      new Set(['2026-11-20']),
      '2026-11-21T00:30',
      shut('18:00'),
    ],
    ['until midnight', every(['10:00', '00:00']), none, '2026-11-20T23:59', open('00:00')],
    ['round the clock', every(['00:00', '00:00']), none, '2026-11-20T03:00', open(null)],
    [
      'round the clock but for a holiday tomorrow',
      every(['00:00', '00:00']),
      new Set(['2026-11-21']),
      '2026-11-20T03:00',
      open('00:00'),
    ],
    [
      'rows that touch are one',
      every(['09:00', '12:00'], ['12:00', '17:00']),
      none,
      '2026-11-20T11:00',
      open('17:00'),
    ],
    ['no hours at all', [], none, '2026-11-20T11:00', shut(null)],
  ])('%s', (_name, hours, closedDays, moment, expected) => {
    expect(openState(hours, closedDays, at(moment), HK)).toEqual(expected)
  })
  test("uses the clinic's own clock", () => {
    const moment = new Date('2026-11-20T01:30:00Z')
    expect(openState(every(['09:00', '18:00']), none, moment, HK).isOpen).toBe('1')
    expect(openState(every(['09:00', '18:00']), none, moment, 'Europe/Paris')).toMatchObject({
      isOpen: '0',
      opensAt: '09:00',
      opensDay: null,
    })
  })
})
