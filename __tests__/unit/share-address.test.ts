import { routes } from '@/navigation/routes'
import { shareAddress } from '@/platform/share-address'

const { origin } = window.location

test.each([
  [routes.goodsDetail, 'goods'],
  [routes.shoppingGoods, 'goods'],
  [routes.clinicHome, 'clinic'],
  [routes.clinicDoctor, 'doctor'],
  [routes.article, 'article'],
])('%s is shared without a hash, so that previews work', (route, path) => {
  expect(shareAddress(route, { id: 'a b' })).toBe(`${origin}/${path}/a%20b`)
})

test('parameters without a clean path stay behind the hash', () => {
  expect(shareAddress(routes.article, { protocolId: 'protocol-user' })).toBe(
    `${origin}/#${routes.article}?protocolId=protocol-user`,
  )
  expect(shareAddress(routes.clinicDoctor, { id: 'one', shopId: 'two' })).toContain('#')
  expect(shareAddress(routes.contrastDetail, { ids: 'one,two' })).toContain('#')
})
