import { randomUUID } from 'node:crypto'
import type { createApiClient } from '../../scripts/lib/api-client.mjs'
import { postSandbox } from './sandbox'

type Api = Pick<ReturnType<typeof createApiClient>, 'call'>

/** Two products: two pieces of the first, one of the second. */
export const parcelGoods = {
  vitamin: { id: 'spu-item-vitamin-d3', name: '維生素 D3 1000 IU' },
  other: { id: 'spu-item-probiotic', name: '益生菌沖劑' },
} as const

/** An unpaid order of both, with a discount code. */
export async function orderParcel(api: Api): Promise<{ id: string; paymentPrice: string }> {
  const lines = await Promise.all(
    [
      { of: parcelGoods.vitamin, quantity: 2 },
      { of: parcelGoods.other, quantity: 1 },
    ].map(async ({ of, quantity }) => {
      const { skus } = await api.call('goodsDetail', { params: { id: of.id } })
      return { spuId: of.id, skuId: skus[0]?.id ?? '', quantity }
    }),
  )
  const reductions = { lines, discountCode: 'HEALTH10' }
  const { paymentPrice } = await api.call('calculateOrderPrice', { body: reductions })
  return api.call('placeOrder', {
    body: {
      ...reductions,
      idempotencyKey: randomUUID(),
      deliveryAddress: '香港 灣仔區 軒尼詩道 1 號',
      buyerName: '陳小明',
      buyerPhoneCode: '+852',
      buyerPhone: '91234567',
      protocolAccepted: '1',
      expectedPrice: paymentPrice,
    },
  })
}

/** Pays an order at the sandbox cashier. */
export async function payParcel(api: Api, server: { url: string }, orderId: string): Promise<void> {
  const { transactionId } = await api.call('payAlipayWeb', {
    body: { idempotencyKey: randomUUID(), orderId },
  })
  await postSandbox(server, `cashier/${transactionId}/pay`)
}

/** The open refund request of an order. */
export async function openRefund(api: Api, orderId: string): Promise<string> {
  const { records } = await api.call('refundPage', { query: { orderId, state: 'applied' } })
  const [open] = records
  if (!open) throw new Error('no request waits')
  return open.id
}
