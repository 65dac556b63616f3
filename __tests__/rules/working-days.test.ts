import { addWorkingDays } from '@contract/rules/working-days'

test.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 4, '2026-11-27'],
  // over a weekend, and started on one
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-28', 7, '2027-01-06'],
] as const)('%s and %i working days is %s', (day, count, wanted) => {
  expect(addWorkingDays(day, count)).toBe(wanted)
})

test('throws for an invalid day instead of looping forever', () => {
  expect(() => addWorkingDays('someday' as never, 1)).toThrow(RangeError)
})
