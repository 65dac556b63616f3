import { formatCents, parseCents, sumCents } from '@contract/rules/money'

describe('money', () => {
  test.each([
    ['3680.00', 368000],
    ['3680', 368000],
    ['3,680', 368000],
    ['1,234,567.89', 123456789],
    ['12,345', 1234500],
    ['123,456.7', 12345670],
    ['0.1', 10],
    ['0.29', 29],
    ['0', 0],
    ['-200.00', -20000],
    [' 12.40 ', 1240],
    [36.8, 3680],
    [0.29, 29],
    [19.99, 1999],
    [1.1, 110],
    ['-0', 0],
  ])('%p is %i cents', (amount, cents) => {
    expect(parseCents(amount)).toBe(cents)
  })

  test.each([
    '',
    'abc',
    '1.234',
    '1,23',
    '12,34',
    '1234,567',
    '1,2345',
    '1.',
    '.5',
    'HK$5',
    '1 000',
    '1e3',
    '--1',
    '99999999999999999',
    NaN,
    Infinity,
    0.001,
    1e21,
  ])('%p is not an amount', (amount) => {
    expect(() => parseCents(amount)).toThrow(RangeError)
  })

  test.each([
    [368000, '3680.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-20000, '-200.00'],
    [-5, '-0.05'],
    [110, '1.10'],
  ])('%i cents are %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
  })

  test('every amount up to 100.00 converts to text and back', () => {
    for (let cents = -10000; cents <= 10000; cents += 1)
      if (parseCents(formatCents(cents)) !== cents) throw new Error(`${cents} was lost`)
    expect(parseCents(formatCents(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('sums stay integers', () => {
    expect(sumCents(368000, -20000, -1240)).toBe(346760)
    expect(sumCents()).toBe(0)
    expect(() => sumCents(10, 0.5)).toThrow(RangeError)
    expect(() => formatCents(0.5)).toThrow(RangeError)
  })
})
