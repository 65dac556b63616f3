import type { Time } from '@contract/rules/day'
import { slotOfLink } from '@/features/booking/hooks/use-picked-slot'
import {
  dayOn,
  dayPartOf,
  firstOpenDay,
  groupTimes,
  isBookableDay,
  monthSpan,
  neighbourMonth,
  type SlotDay,
  type SlotTime,
} from '@/features/booking/slot-days'
import {
  pathToRegion,
  regionColumns,
  regionPath,
  turnRegion,
} from '@/pages-mine/components/region-picker/region-path'
import { matchingChoices } from '@/utils/choices'

const tree = [
  {
    id: 'gd',
    name: '廣東',
    children: [
      { id: 'sz', name: '深圳', children: [{ id: 'ns', name: '南山' }] },
      { id: 'gz', name: '廣州', children: [{ id: 'th', name: '天河' }] },
    ],
  },
  { id: 'mo', name: '澳門' },
]
const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id)

describe('region path', () => {
  test.each([
    [[], 2, ['gd', 'sz']],
    [['gd', 'gz'], 2, ['gd', 'gz']],
    [['gd', 'gz'], 3, ['gd', 'gz', 'th']],
    [['mo', 'sz'], 3, ['mo']],
    [['unknown', 'gz'], 2, ['gd', 'gz']],
  ])('%j at depth %i is %j', (value, depth, expected) => {
    expect(ids(regionPath(tree, value, depth))).toEqual(expected)
  })

  test('a province comes before its cities: turning it selects the first city', () => {
    const path = regionPath(tree, ['gd', 'gz', 'th'], 3)
    expect(ids(turnRegion(tree, path, 1, 'sz', 3))).toEqual(['gd', 'sz', 'ns'])
    expect(ids(turnRegion(tree, path, 0, 'mo', 3))).toEqual(['mo'])
    expect(regionColumns(tree, path, 3).map(ids)).toEqual([['gd', 'mo'], ['sz', 'gz'], ['th']])
    expect(regionColumns(tree, regionPath(tree, ['mo'], 2), 2).map(ids)).toEqual([['gd', 'mo']])
    expect(ids(pathToRegion(tree, 'th'))).toEqual(['gd', 'gz', 'th'])
    expect(pathToRegion(tree, 'none')).toEqual([])
  })
})

test('choices are found by every word in label or hint', () => {
  const choices = [
    { value: 'a', label: 'Central Health', hint: "Queen's Road 18" },
    { value: 'b', label: '中環健康中心' },
  ]
  expect(matchingChoices(choices, ' ')).toHaveLength(2)
  expect(matchingChoices(choices, 'road CENTRAL').map(({ value }) => value)).toEqual(['a'])
  expect(matchingChoices(choices, '健康').map(({ value }) => value)).toEqual(['b'])
  expect(matchingChoices(choices, 'road 健康')).toHaveLength(0)
})

describe('slot days', () => {
  const days: SlotDay[] = [
    { date: '2026-12-03', state: 'scarce', left: 2 },
    { date: '2026-11-21', state: 'full' },
    { date: '2026-12-04', state: 'free' },
    { date: '2027-01-02', state: 'rest' },
  ]
  test('the first free day is found regardless of the order', () => {
    expect(firstOpenDay([...days].reverse())).toBe('2026-12-03')
    expect(firstOpenDay([{ date: '2026-11-21', state: 'full' }])).toBeUndefined()
    expect(monthSpan(days)).toEqual({ first: '2026-11', last: '2027-01' })
  })

  test('months outside the known range cannot be reached', () => {
    const span = { first: '2026-11', last: '2027-01' }
    expect(neighbourMonth('2026-12', 1, span)).toBe('2027-01')
    expect(neighbourMonth('2027-01', 1, span)).toBeNull()
    expect(neighbourMonth('2026-11', -1, span)).toBeNull()
  })

  test('unknown days are past before the first known one and not open after it', () => {
    const known = new Map(days.map((day) => [day.date, day]))
    expect(dayOn(known, '2026-11-21', '2026-11-20').state).toBe('past')
    expect(dayOn(known, '2026-11-21', '2027-02-01').state).toBe('notOpen')
    expect(isBookableDay(dayOn(known, '2026-11-21', '2026-12-03'))).toBe(true)
    expect(isBookableDay(undefined)).toBe(false)
  })

  test.each([
    ['08:30', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
  ] as const)('%s is in the %s', (time, part) => {
    expect(dayPartOf(time)).toBe(part)
  })

  test('times are grouped in order', () => {
    const time = (at: Time): SlotTime => ({ slotId: at, time: at, left: 1, capacity: 1, state: 'free' })
    const groups = groupTimes([time('14:00'), time('09:30'), time('09:00')])
    expect(groups.morning.map((slot) => slot.time)).toEqual(['09:00', '09:30'])
    expect(groups.afternoon).toHaveLength(1)
    expect(groups.evening).toHaveLength(0)
  })
})

test('a link contains a slot only with its id and a valid day and time', () => {
  const link = { slotId: 's', date: '2026-12-08', time: '10:00' }
  expect(slotOfLink(link)).toEqual(link)
  const wrong = [{ slotId: '' }, { date: '2026-02-30' }, { date: 'tomorrow' }, { time: '10' }]
  for (const part of wrong) expect(slotOfLink({ ...link, ...part })).toBeNull()
  expect(slotOfLink({})).toBeNull()
})
