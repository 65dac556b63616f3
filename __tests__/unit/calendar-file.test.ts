import { toIcs } from '@/platform/calendar/index.h5'

const NOW = Date.UTC(2026, 10, 21, 8)

test('an appointment becomes an iCalendar file: UTC times, escaped texts, folded lines', () => {
  const file = toIcs(
    [
      {
        title: '體檢, 全面; 康序健康',
        startsAtMs: Date.UTC(2026, 10, 24, 2, 30),
        endsAtMs: Date.UTC(2026, 10, 24, 3),
        place: '中環皇后大道中'.repeat(6),
        notes: 'a\nb',
      },
    ],
    NOW,
  )
  expect(file).toContain('DTSTART:20261124T023000Z\r\nDTEND:20261124T030000Z\r\n')
  expect(file).toContain('SUMMARY:體檢\\, 全面\\; 康序健康\r\n')
  expect(file).toContain('DESCRIPTION:a\\nb\r\n')
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replace(/\r\n /g, '')).toContain(`LOCATION:${'中環皇后大道中'.repeat(6)}\r\n`)
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
})

test('a course is one file: alarms before timed entries, and days without a time as whole days', () => {
  const at = Date.UTC(2026, 10, 24, 2, 30)
  const file = toIcs(
    [
      { title: 'Dose 2', startsAtMs: at, endsAtMs: at + 60_000, alarms: [1440, 120] },
      { title: 'Dose 3, from', startsAtMs: at, endsAtMs: at, day: '2027-03-16' },
    ],
    NOW,
  )
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1440M\r\nDESCRIPTION:Dose 2\r\nEND:VALARM\r\nBEGIN:VALARM',
  )
  expect(file).toContain('DTSTART;VALUE=DATE:20270316\r\nSUMMARY:Dose 3\\, from\r\n')
  expect(file.match(/END:VCALENDAR/g)).toHaveLength(1)
})
