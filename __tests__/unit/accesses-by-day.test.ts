import type { AccessRecord } from '@contract/routes/own-data'
import { byDay } from '@/pages-mine/my-servince/accesses/by-day'

const access = (createTime: AccessRecord['createTime'], over: Partial<AccessRecord> = {}): AccessRecord => ({
  id: createTime,
  actor: 'staff',
  action: 'read',
  kind: 'report',
  rowId: null,
  purpose: 'treatment',
  personName: null,
  createTime,
  ...over,
})
const summary = (accesses: readonly AccessRecord[]) =>
  byDay(accesses).map(({ day, accesses: rows }) => [
    day,
    ...rows.map((row) => `${row.access.createTime.slice(11, 16)} ${row.count} ${row.since.slice(11, 16)}`),
  ])

test('equal accesses of a day are one entry at the place of the latest', () => {
  expect(
    summary([
      access('2026-12-08 15:00:00'),
      access('2026-12-08 14:00:00', { action: 'change' }),
      access('2026-12-08 09:12:00'),
      access('2026-12-07 23:59:59'),
    ]),
  ).toEqual([
    ['2026-12-08', '15:00 2 09:12', '14:00 1 14:00'],
    ['2026-12-07', '23:59 1 23:59'],
  ])
})

test.each([
  { actor: 'self' },
  { action: 'export' },
  { kind: 'order' },
  { purpose: 'service' },
  { personName: '陳大文' },
] satisfies Partial<AccessRecord>[])('accesses that differ by %j are two entries', (over) => {
  expect(
    byDay([access('2026-12-08 15:00:00'), access('2026-12-08 14:00:00', over)])[0]?.accesses,
  ).toHaveLength(2)
})
