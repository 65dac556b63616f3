import { mostOfParam, offerOfParam, type OfferParams } from '@/features/orders/offer'
import type { Ordered } from './sub-order-state'
import type { SubOrderOf } from './use-sub-order'

/** One draft per version and price of a product. */
export const draftKeyOf = (userId: string, goodsId: string, skuId: string, offer?: string): string =>
  ['sub-order', userId, goodsId, skuId, ...(offer ? [offer] : [])].join('/')

/** The lines of the request; a single product has the form's quantity. */
export function orderOf(
  ordered: Ordered,
  userId: string,
  quantity: number,
  params: Partial<OfferParams>,
): SubOrderOf {
  if (ordered.kind === 'cart') {
    const cartIds = ordered.lines.map(({ id }) => id)
    return {
      draftKey: `sub-order/${userId}/cart/${cartIds.join()}`,
      cartIds,
      quantity,
      offer: undefined,
      most: Number.POSITIVE_INFINITY,
      linesOf: () =>
        ordered.lines.map((line) => ({ spuId: line.spuId, skuId: line.skuId, quantity: line.quantity })),
    }
  }
  const { goods, skuId } = ordered
  return {
    draftKey: draftKeyOf(userId, goods.id, skuId, params.offer),
    cartIds: [],
    quantity,
    offer: offerOfParam(params.offer),
    most: mostOfParam(params.most),
    linesOf: (count) => [{ spuId: goods.id, skuId, quantity: count }],
  }
}
