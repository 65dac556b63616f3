import { answerDue } from '../../server/contexts/clinic/doctor-bookings/answer-due'

describe('the answer is due within one working day', () => {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    open: '09:00' as const,
    close: '18:00' as const,
  }))
  const zone = 'Asia/Hong_Kong'
  // 2026-11-20 is a Friday.
  test.each([
    ['before opening: the same day', '2026-11-20T00:30:00Z', [], '2026-11-20T10:00:00.000Z'],
    ['a moment before opening: the same day', '2026-11-20T00:59:59Z', [], '2026-11-20T10:00:00.000Z'],
    ['at opening: the next working day', '2026-11-20T01:00:00Z', [], '2026-11-23T10:00:00.000Z'],
    ['while open: the next working day', '2026-11-19T02:00:00Z', [], '2026-11-20T10:00:00.000Z'],
    ['after closing: the next working day', '2026-11-19T12:00:00Z', [], '2026-11-20T10:00:00.000Z'],
    ['on Friday: over the weekend', '2026-11-20T02:00:00Z', [], '2026-11-23T10:00:00.000Z'],
    [
      'before a holiday: the day after it',
      '2026-11-20T02:00:00Z',
      ['2026-11-23', '2026-11-24'],
      '2026-11-25T10:00:00.000Z',
    ],
    ['on a day of rest: the next working day', '2026-11-22T04:00:00Z', [], '2026-11-23T10:00:00.000Z'],
  ])('%s', (_name, sentAt, closed, due) => {
    expect(answerDue(weekdays, new Set(closed), new Date(sentAt), zone).toISOString()).toBe(due)
  })
  test('a closing time after midnight belongs to the evening before', () => {
    expect(
      answerDue(
        [{ weekday: 5, open: '12:00', close: '01:00' }],
        new Set(),
        new Date('2026-11-20T01:00:00Z'),
        zone,
      ).toISOString(),
    ).toBe('2026-11-20T17:00:00.000Z')
  })
  test('a clinic that never opens gets 24 hours', () => {
    expect(answerDue([], new Set(), new Date('2026-11-20T01:00:00Z'), zone).toISOString()).toBe(
      '2026-11-21T01:00:00.000Z',
    )
  })
})
