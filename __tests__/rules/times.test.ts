import { codes } from '../../contract/constants/codes'
import { planCuts } from '../../server/contexts/campaigns/bargain/cut-plan'
import {
  campaignSecondsLeft,
  campaignStateOf,
  requireRunning,
  secondsUntil,
} from '../../server/contexts/campaigns/campaigns/campaign-time'
import { newFollowToken, readFollowToken } from '../../server/contexts/campaigns/fission/follow-token'
import { answerDue } from '../../server/contexts/clinic/doctor-bookings/answer-due'
import { requireDay } from '../../server/lib/day-input'
import { instantOf, momentOf, momentOrNull, timeAt } from '../../server/lib/store-time'
import { fakeContext } from './fake-context'

const NOW = new Date('2026-11-24T02:00:00Z')
const DAY_MS = 86_400_000
const later = (ms: number) => new Date(NOW.getTime() + ms)
const ctx = fakeContext(NOW, { encryptionKey: Buffer.alloc(32, 7) })
const refusal = (code: number) => expect.objectContaining({ code }) as Error

describe('a campaign', () => {
  const span = (start: number, end: number) => ({ startTime: later(start), endTime: later(end) })
  test.each([
    ['one millisecond before its begin', span(1, 5_000), 'coming', codes.campaignNotBegun, 1],
    ['at its begin', span(0, 5_000), 'running', null, 5],
    ['one millisecond before its end', span(-9, 1), 'running', null, 1],
    ['at its end', span(-9, 0), 'over', codes.campaignOver, 0],
    ['long after', span(-9_000, -5_000), 'over', codes.campaignOver, 0],
  ] as const)('%s', (_name, of, state, code, seconds) => {
    expect(campaignStateOf(ctx, of)).toBe(state)
    expect(campaignSecondsLeft(ctx, of)).toBe(seconds)
    if (code === null) expect(() => requireRunning(ctx, of)).not.toThrow()
    else expect(() => requireRunning(ctx, of)).toThrow(refusal(code))
  })
  test('rounds remaining seconds up', () =>
    expect([1001, 1000, 999, 0, -1].map((ms) => secondsUntil(ctx, later(ms)))).toEqual([2, 1, 1, 0, 0]))
})

describe('a referral link', () => {
  const of = { fissionActivityId: 'f1', userId: 'u1' }
  const at = (ms: number) => fakeContext(later(ms), { encryptionKey: Buffer.alloc(32, 7) })
  const followToken = newFollowToken(ctx, of)
  test('is valid for 30 days to the millisecond', () => {
    expect(readFollowToken(at(0), { ...of, followToken })).toEqual(NOW)
    expect(readFollowToken(at(30 * DAY_MS), { ...of, followToken })).toEqual(NOW)
    for (const ms of [30 * DAY_MS + 1, -1])
      expect(() => readFollowToken(at(ms), { ...of, followToken })).toThrow(refusal(codes.referralLinkWrong))
  })
  test.each([
    ['of another campaign', { ...of, fissionActivityId: 'f2', followToken }],
    ['of another person', { ...of, userId: 'u2', followToken }],
    ['with a malformed text', { ...of, followToken: 'x' }],
    ['with a modified signature', { ...of, followToken: `${followToken.slice(0, -3)}AAA` }],
    ['that is empty', { ...of, followToken: '' }],
  ])('%s is refused', (_name, asked) =>
    expect(() => readFollowToken(ctx, asked)).toThrow(refusal(codes.referralLinkWrong)),
  )
})

describe('the cuts of a bargain', () => {
  const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0)
  test.each([
    [1000, 7],
    [7, 7],
    [8, 7],
    [99_999, 50],
  ])('%i cents in %i cuts: each at least one cent, together exactly the price', (total, count) => {
    const cuts = planCuts(total, count)
    expect(cuts).toHaveLength(count)
    expect(sum(cuts)).toBe(total)
    expect(Math.min(...cuts)).toBeGreaterThanOrEqual(1)
  })
  test('with fewer cents than cuts has as many cuts as cents, and none without cents', () => {
    expect(planCuts(3, 7)).toEqual([1, 1, 1])
    expect([planCuts(0, 7), planCuts(100, 0), planCuts(-5, 7)]).toEqual([[], [], []])
  })
  test('vary by 30 percent around the average, both ends included', () => {
    const drawn: number[][] = []
    planCuts(1000, 3, (min, max) => {
      drawn.push([min, max])
      return min
    })
    expect(drawn).toEqual(Array(3).fill([70, 131]))
    const weights = [70, 130]
    expect(planCuts(202, 2, () => weights.shift() ?? 0)).toEqual([71, 131])
  })
})

describe('moments on the wall clock of a zone', () => {
  test('a time skipped by a clock change does not exist, a repeated one is the first', () => {
    expect(momentOf('2026-03-29 02:30:00', 'Europe/Paris')).toBeNull()
    expect(momentOf('2026-03-29 03:00:00', 'Europe/Paris')?.toISOString()).toBe('2026-03-29T01:00:00.000Z')
    expect(momentOf('2026-11-24 10:30:59', 'Asia/Hong_Kong')?.toISOString()).toBe('2026-11-24T02:30:59.000Z')
    expect(momentOf('2026-02-30 10:30:00', 'Asia/Hong_Kong')).toBeNull()
    expect(instantOf('2026-03-29', '01:59', 'Europe/Paris').toISOString()).toBe('2026-03-29T00:59:00.000Z')
    expect(instantOf('2026-10-25', '12:00', 'Europe/Paris').toISOString()).toBe('2026-10-25T11:00:00.000Z')
  })
  test('formats minutes since midnight as a time', () => {
    expect([0, 59, 60, 1439, 1440].map(timeAt)).toEqual(['00:00', '00:59', '01:00', '23:59', '24:00'])
    expect(momentOrNull(null, 'UTC')).toBeNull()
    expect(momentOrNull(NOW, 'UTC')).toBe('2026-11-24 02:00:00')
  })
  test.each([
    ['1900-01-01', null],
    ['1899-12-31', 'range'],
    ['9998-12-31', null],
    ['9999-01-01', 'range'],
    ['2026-02-30', 'format'],
    ['', 'format'],
  ])('refuses the day %p with %p', (day, rule) => {
    const ask = () => requireDay(day, 'birthDate')
    if (rule === null) expect(ask).not.toThrow()
    else
      expect(ask).toThrow(
        expect.objectContaining({ code: codes.badInput, data: { field: 'birthDate', rule } }),
      )
  })
})

describe('the deadline of an answer', () => {
  const zone = 'Asia/Hong_Kong'
  const friday = (open: string, close: string) => ({ weekday: 5, open, close }) as never
  test('on a day with a break ends at the last closing, counted from the first opening', () => {
    const hours = [friday('14:00', '18:00'), friday('09:00', '13:00')]
    expect(answerDue(hours, new Set(), new Date('2026-11-20T00:59:59.999Z'), zone).toISOString()).toBe(
      '2026-11-20T10:00:00.000Z',
    )
    expect(answerDue(hours, new Set(), new Date('2026-11-20T01:00:00Z'), zone).toISOString()).toBe(
      '2026-11-27T10:00:00.000Z',
    )
  })
  test('around the clock ends with the day', () =>
    expect(
      answerDue([friday('00:00', '00:00')], new Set(), new Date('2026-11-19T02:00:00Z'), zone).toISOString(),
    ).toBe('2026-11-20T16:00:00.000Z'))
  test('is searched at most 60 days ahead', () => {
    const open = (free: string) => {
      const days = Array.from({ length: 20 }, (_, week) =>
        new Date(Date.parse('2026-11-20') + week * 7 * DAY_MS).toISOString().slice(0, 10),
      )
      return answerDue(
        [friday('09:00', '18:00')],
        new Set(days.filter((day) => day !== free)),
        new Date('2026-11-17T02:00:00Z'),
        zone,
      ).toISOString()
    }
    // 59 and 66 days later
    expect(open('2027-01-15')).toBe('2027-01-15T10:00:00.000Z')
    expect(open('2027-01-22')).toBe('2026-11-18T02:00:00.000Z')
    const sixty = (sent: string) =>
      answerDue(
        [friday('09:00', '18:00')],
        { has: (day: string) => day < '2027-01-15' } as never,
        new Date(sent),
        zone,
      ).toISOString()
    expect(sixty('2026-11-16T02:00:00Z')).toBe('2027-01-15T10:00:00.000Z')
    expect(sixty('2026-11-15T02:00:00Z')).toBe('2026-11-16T02:00:00.000Z')
  })
})
