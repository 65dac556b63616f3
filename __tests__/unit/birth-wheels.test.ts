import { relations } from '@contract/constants/enums'
import { birthWheelsStart } from '@/pages-mine/components/birth-wheels'

test.each([
  ['child', '2020-01-01'],
  ['parent', '1961-01-01'],
  ['self', '1985-01-01'],
  ['', '1985-01-01'],
])('the wheels of a birth date begin near a typical age for the relation "%s"', (relation, start) => {
  expect(birthWheelsStart(relation, '2026-11-26')).toBe(start)
})

test('the relations with a typical age are known ones', () => {
  expect(relations.filter((one) => birthWheelsStart(one, '2026-11-26') !== '1985-01-01')).toEqual([
    'parent',
    'child',
  ])
})
