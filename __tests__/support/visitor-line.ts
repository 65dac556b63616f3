import type { VisitorLine } from '@/features/cart/cart.slice'

export const visitorLine = (skuId: string, quantity = 1): VisitorLine => ({
  spuId: `spu-${skuId}`,
  skuId,
  quantity,
  addPrice: 1230,
  place: null,
})
