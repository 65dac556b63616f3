import { codes } from '../../../contract/constants/codes'
import type { OrderPrice } from '../../../contract/orders'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { formatCents } from '../../lib/money'
import { type DiscountRow, discountText, requireDiscount } from './discount'
import { loadOrderLines, type OrderLine, type WantedLine } from './order-lines'
import { type PricedOrder, priceOrder } from './price'

/** Above it an amount would not fit its column. */
const MAX_CENTS = 2_000_000_000

export interface PricedLines { lines: OrderLine[]; priced: PricedOrder; discount: DiscountRow | null }
interface PriceRequest { lines: readonly WantedLine[]; discountCode?: string | undefined }

/**
 * Reads the goods and prices them: what `calculateOrderPrice` shows and what `placeOrder` charges.
 * @param isPlacing locks the discount code until the transaction ends
 * @throws AppError see loadOrderLines and requireDiscount
 */
export async function priceLines(ctx: Context, request: PriceRequest, userId: string | null, isPlacing: boolean): Promise<PricedLines> {
  const lines = await loadOrderLines(ctx, request.lines)
  const priceOf = (discount: DiscountRow | null): PricedOrder => priceOrder(
    lines.map((line) => ({ unitCents: line.sku.salesPriceCents, quantity: line.quantity, taxBasisPoints: line.spu.taxBasisPoints, freightCents: line.spu.freightCents })),
    discount ? { kind: discount.kind === 'percent' ? 'percent' : 'amount', value: discount.value } : null,
  )
  const plain = priceOf(null)
  const discount = request.discountCode === undefined ? null : await requireDiscount(ctx, request.discountCode, plain.salesCents, userId, isPlacing)
  const priced = discount ? priceOf(discount) : plain
  if (plain.paymentCents > MAX_CENTS) throw new AppError(codes.orderInvalid, 'orderInvalid')
  return { lines, priced, discount }
}

/** A price as it travels. */
export function toOrderPrice(ctx: Context, { lines, priced, discount }: PricedLines): OrderPrice {
  return {
    lines: lines.map((line, index) => ({
      spuId: line.spu.id, skuId: line.sku.id, spuName: localized(line.spu.name, ctx.lang), specInfo: localized(line.sku.name, ctx.lang), picUrl: line.sku.picUrl || line.spu.picUrls[0] || '',
      quantity: line.quantity, salesPrice: formatCents(line.sku.salesPriceCents), amount: formatCents(priced.lines[index]?.amountCents ?? 0),
    })),
    salesPrice: formatCents(priced.salesCents), discountPrice: formatCents(priced.discountCents), taxPrice: formatCents(priced.taxCents), freightPrice: formatCents(priced.freightCents), paymentPrice: formatCents(priced.paymentCents),
    discount: discount ? { code: discount.code, text: discountText(ctx, discount) } : null,
  }
}

/** @throws AppError see priceLines */
export async function calculatePrice(ctx: Context, request: PriceRequest): Promise<OrderPrice> {
  return toOrderPrice(ctx, await priceLines(ctx, request, ctx.user?.id ?? null, false))
}
