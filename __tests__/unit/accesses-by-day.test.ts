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
  shopName: null,
  createTime,
  ...over,
})
const summary = (accesses: readonly AccessRecord[]) =>
  byDay(accesses).map(({ day, readers }) => [
    day,
    ...readers.map(({ actor, personName, count, acts }) => [
      `${actor} ${personName ?? '-'} ${count}`,
      ...acts.map((act) => `${act.access.createTime.slice(11, 16)} ${act.count} ${act.since.slice(11, 16)}`),
    ]),
  ])

test('the accesses of a day are one entry for each reader and person, at the place of the latest', () => {
  expect(
    summary([
      access('2026-12-08 15:00:00'),
      access('2026-12-08 14:30:00', { actor: 'self', purpose: 'ownUse' }),
      access('2026-12-08 14:00:00', { action: 'change' }),
      access('2026-12-08 10:00:00', { personName: '陳大文' }),
      access('2026-12-08 09:12:00'),
      access('2026-12-07 23:59:59'),
    ]),
  ).toEqual([
    [
      '2026-12-08',
      ['staff - 3', '15:00 2 09:12', '14:00 1 14:00'],
      ['self - 1', '14:30 1 14:30'],
      ['staff 陳大文 1', '10:00 1 10:00'],
    ],
    ['2026-12-07', ['staff - 1', '23:59 1 23:59']],
  ])
})

test.each([
  { action: 'export' },
  { kind: 'order' },
  { purpose: 'service' },
] satisfies Partial<AccessRecord>[])('accesses of one reader that differ by %j are counted apart', (over) => {
  const [day] = byDay([access('2026-12-08 15:00:00'), access('2026-12-08 14:00:00', over)])
  expect(day?.readers.map(({ count, acts }) => [count, acts.length])).toEqual([[2, 2]])
})

test('the staff of two clinics are two readers', () => {
  const at = (shopName: string) => access('2026-12-08 15:00:00', { shopName })
  expect(byDay([at('Central'), at('Sha Tin')])[0]?.readers.map(({ shopName }) => shopName)).toEqual([
    'Central',
    'Sha Tin',
  ])
})
