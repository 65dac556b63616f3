import { render } from '@testing-library/react'
import { Price } from '@/components/price'
import { priceParts } from '@/components/price/price-parts'
import { chooseLanguage } from '@/i18n/engine'
import { formatTotal } from '@/i18n/format'

beforeEach(() => chooseLanguage('en'))

test.each([
  [19_999, null],
  // an unchanged price is not a reduction
  [20_000, null],
  [20_001, 'HK$200.01'],
  [undefined, null],
])('a price of HK$200 that was %p cents crosses out %p', (was, crossed) => {
  const { container } = render(<Price cents={20_000} {...(was === undefined ? {} : { was })} />)
  expect(container.textContent).toBe(`HK$200${crossed ?? ''}`)
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label') ?? null).toBe(
    crossed && `Before: ${crossed}`,
  )
})

test('shows an estimate in another currency beside the price', () => {
  const { container } = render(<Price cents={20_000} estimate="about ¥184" />)
  expect(container.textContent).toBe('HK$200about ¥184')
})

test.each([
  [0, ['HK$', '0', '']],
  [5, ['HK$', '0.05', '']],
  [123_456_700, ['HK$', '1,234,567', '']],
])('formats %i cents as %j', (cents, parts) => expect(priceParts(cents)).toEqual(parts))

test.each([
  [999, '999'],
  // the limit of the server's count
  [1000, '1,000+'],
  [1001, '1,001+'],
])('shows a list of %i as %s', (total, words) => expect(formatTotal(total)).toBe(words))
