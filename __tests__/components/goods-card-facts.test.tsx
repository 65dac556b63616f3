import '@testing-library/jest-dom'
import { render } from '@testing-library/react'
import { GoodsCard, type GoodsCardData } from '@/components/goods-card'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

const goods: GoodsCardData = {
  id: 'g',
  isBookable: true,
  name: 'Check',
  picture: '/a.png',
  priceCents: 88_000,
}
/** The card's text after its price, with plain spaces. */
const factsOf = (over: Partial<GoodsCardData>) =>
  (render(<GoodsCard goods={{ ...goods, ...over }} onOpen={() => undefined} />).container.textContent ?? '')
    .split('880')[1]
    ?.replace(/\s/g, ' ')

beforeAll(() => ensureTexts('common'))

test.each([
  ['en', { score: 4.6, soldCount: 1216 }, '★ 4.6 · 1,216 sold'],
  ['en', { score: 5 }, '★ 5.0'],
  ['en', { soldCount: 0 }, '0 sold'],
  ['en', {}, ''],
  ['fr', { score: 4.6, soldCount: 1216 }, '★ 4,6 · 1 216 vendus'],
] as const)('in %s, a card with %j says %p', async (language, over, facts) => {
  await chooseLanguage(language)
  expect(factsOf(over)).toBe(facts)
})

test('a card with a button has the old price too', async () => {
  await chooseLanguage('en')
  const { container } = render(
    <GoodsCard
      goods={{ ...goods, wasCents: 99_000 }}
      form="row"
      action={<button />}
      onOpen={() => undefined}
    />,
  )
  expect(container).toHaveTextContent('HK$880HK$990')
})

test('a card whose page says that all is free has no empty price', () => {
  const { container } = render(
    <GoodsCard
      goods={{ ...goods, priceCents: null, priceText: '', soldCount: 3 }}
      onOpen={() => undefined}
    />,
  )
  expect(container.querySelector('.foot')?.childElementCount).toBe(1)
})
