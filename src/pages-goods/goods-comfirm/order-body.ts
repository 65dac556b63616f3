import type { BodyOf } from '@contract/route'
import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import type { placeOrder } from '@contract/routes/order-placing'
import { phoneDigits } from '@contract/rules/phone'
import type { OrderForm } from './confirm-form'

type OrderBody = BodyOf<typeof placeOrder>
export type OrderedLines = OrderBody['lines']

/** The ordered lines: cart lines, or the product when it is bought directly. */
export function orderedLines(
  goods: GoodsDetail,
  skuId: string,
  cartLines: readonly CartLine[] | null,
): OrderedLines {
  if (cartLines)
    return cartLines.map((line) => ({ spuId: line.spuId, skuId: line.skuId, quantity: line.quantity }))
  return [{ spuId: goods.id, skuId, quantity: 1 }]
}

interface OrderBodySource {
  form: OrderForm
  lines: OrderedLines
  cartLines: readonly CartLine[] | null
  personId: string | undefined
  buyer: { buyerName: string; phoneCode: string; phone: string }
  reductions: Pick<OrderBody, 'discountCode' | 'couponUserId' | 'pointsUsed' | 'offer'>
}

/** The request body: an appointment for a person. */
export function orderBody({
  form,
  lines,
  cartLines,
  personId,
  buyer: { buyerName, phoneCode, phone },
  reductions,
}: OrderBodySource): Omit<OrderBody, 'idempotencyKey' | 'expectedPrice'> {
  return {
    lines,
    ...(cartLines ? { cartIds: cartLines.map(({ id }) => id) } : {}),
    ...(personId
      ? {
          shopId: form.shopId,
          personId,
          ...(form.slot && !form.isLater ? { slotId: form.slot.slotId } : {}),
        }
      : {}),
    buyerName: buyerName.trim(),
    buyerPhoneCode: phoneCode,
    buyerPhone: phoneDigits(phone),
    ...reductions,
    ...(form.remark.trim() ? { remark: form.remark.trim() } : {}),
    protocolAccepted: true,
  }
}
