import { unitText } from '@/pages-mine/physical-report/unit-text'

test.each([
  ['10^9/L', '×10⁹/L'],
  ['10^12/L', '×10¹²/L'],
  ['10^3/10^6', '×10³/×10⁶'],
  ['mmol/L', 'mmol/L'],
])('prints the unit %s as %s', (unit, printed) => {
  expect(unitText(unit)).toBe(printed)
})
