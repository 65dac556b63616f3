import { render } from '@testing-library/react'
import type { Sku } from '@contract/routes/goods'
import { VersionPicker } from '@/features/catalogue/components/version-picker'
import { chooseLanguage } from '@/i18n/engine'
import { withPrices } from '@/pages-mine/enterprise-goods/use-purchase'

beforeEach(() => chooseLanguage('en'))

const sku = (id: string, salesPrice: number | null, over: Partial<Sku> = {}): Sku => ({
  id,
  spuId: 'g',
  name: id,
  picUrl: '',
  salesPrice,
  marketPrice: null,
  stock: 5,
  enable: true,
  disabledReason: null,
  specs: [],
  ...over,
})

test.each([
  ['different prices', [sku('a', 10_000), sku('b', 36_000)], ['aHK$100', 'bHK$360']],
  // the price above them is that of each
  ['one price', [sku('a', 10_000), sku('b', 10_000)], ['a', 'b']],
  ['hidden prices', [sku('a', null), sku('b', null)], ['a', 'b']],
  [
    'a version that is not available',
    [sku('a', 10_000), sku('b', 36_000, { enable: false, disabledReason: 'From May' })],
    ['aHK$100', 'bFrom May'],
  ],
])('the versions of goods with %s', (_name, skus, shown) => {
  const { getAllByRole } = render(<VersionPicker skus={skus} chosenId="a" onChoose={() => undefined} />)
  expect(getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(shown)
})

test("an enterprise's prices replace the usual ones", () => {
  const prices = [{ skuId: 'b', offerId: 'house', enterprisePrice: 30_000, quota: 1, quotaLeft: 1 }]
  expect(withPrices([sku('a', 10_000), sku('b', 36_000)], prices)).toMatchObject([
    { id: 'a', salesPrice: null },
    { id: 'b', salesPrice: 30_000 },
  ])
})
