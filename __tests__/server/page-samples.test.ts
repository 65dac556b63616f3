import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import { loadSamples } from '../../scripts/lib/page-samples.mjs'
import { addUser } from '../support/order-world'

test('of the places one is a clinic, and one is a shop, which sells only', async () => {
  const { session } = await addUser()
  const call = async <N extends EndpointName>(name: N, input: CallInput<N> = {}) =>
    (await medibook.call(name, { session, ...input })).data
  const { shopId, storeId } = await loadSamples({ call })
  const kinds = await Promise.all(
    [shopId, storeId].map(async (id) => (await call('shopDetail', { params: { id } })).kind),
  )
  expect(kinds).toEqual(['clinic', 'shop'])
})
