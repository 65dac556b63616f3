import { limits } from '../../contract/constants/limits'
import type { EndpointName } from '../../contract/endpoint-types'
import { searchTextOf } from '../../server/lib/search'
import type { CallOptions } from '../support/medibook-global'
import { addUser, type TestUser } from '../support/order-world'
import { insertRows, localText, skuRow, spuRow } from './catalogue-fixture'

/** Goods of this file's own and two accounts. Importing it adds them to the test file's database. */

const item = (id: string, fasting = false) => ({
  id,
  name: localText(id, id, id),
  explain: localText('e', 'e', 'e'),
  needsFasting: fasting,
})

const group = (id: string, ...ids: string[]) => ({
  id,
  name: localText(id, id, id),
  hint: localText('', '', ''),
  items: ids.map((one) => item(one)),
})

export let ann: TestUser

export let bob: TestUser

beforeAll(async () => {
  await insertRows('spu', [
    spuRow('c-small', { package_groups: [group('g-blood', 'i-sugar', 'i-fat')], price_down_cents: 200_00 }),
    spuRow('c-large', {
      package_groups: [group('g-blood', 'i-fat', 'i-sugar', 'i-iron'), group('g-heart', 'i-ecg')],
      price_down_cents: 1000_00,
    }),
    spuRow('c-secret', { package_groups: [group('g-heart', 'i-ecg')], is_price_hidden: true }),
    spuRow('c-jab', { kind: 'vaccine', slot_kind: 'vaccine' }),
    spuRow('c-gone', { is_deleted: true }),
    spuRow('c-found', {
      name: localText('骨髓尋寶檢查', '骨髓寻宝检查', 'Treasure check'),
      search_text: searchTextOf(['骨髓尋寶檢查', 'Treasure check']),
    }),
    ...Array.from({ length: limits.compareList }, (_unused, index) => spuRow(`c-many-${index}`)),
  ])
  await insertRows(
    'sku',
    ['c-small', 'c-large', 'c-secret', 'c-jab', 'c-found'].map((id) => skuRow(`${id}-sku`, id)),
  )
  ;[ann, bob] = await Promise.all([addUser(), addUser()])
})

export const as = (user: TestUser) => ({
  call: <N extends EndpointName>(name: N, options: CallOptions<N> = {}) =>
    medibook.call(name, { session: user.session, ...options }),
})
