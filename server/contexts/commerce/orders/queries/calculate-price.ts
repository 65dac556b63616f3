import type { OrderPrice } from '../../../../../contract/order-placing'
import type { Context } from '../../../../lib/context'
import { toOrderPrice } from '../mapper'
import { priceLines, type PriceRequest } from './order-price'

/** @throws AppError see priceLines */
export async function calculatePrice(ctx: Context, request: PriceRequest): Promise<OrderPrice> {
  return toOrderPrice(ctx, await priceLines(ctx, request, ctx.user?.id ?? null, false))
}
