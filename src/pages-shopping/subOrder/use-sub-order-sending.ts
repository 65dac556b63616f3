import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import { calculateOrderPrice } from '@contract/routes/order-placing'
import { isApiError, isUnsent } from '@/api/api-error'
import { refusalAnswer } from '@/api/refusal'
import { useOrderPlaceMutation } from '@/features/orders/api/order-placing.api'
import type { OrderLines, ReducedPrice } from '@/features/orders/hooks/use-reduced-price'
import type { useFormFaults } from '@/hooks/use-form-faults'
import { useSendingKey } from '@/hooks/use-sending-key'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  fieldOf,
  type SendTrouble,
  type SubOrderField,
  type SubOrderForm,
  type SubOrderKey,
} from './sub-order-form'
import type { Recipients } from './use-recipients'

interface SendingOptions {
  form: SubOrderForm
  draft: { change: (part: Partial<SubOrderForm>) => void; clear: () => void }
  lines: OrderLines
  cartIds: readonly string[]
  pricing: ReducedPrice
  recipients: Recipients
  faults: ReturnType<typeof useFormFaults<SubOrderField, SendTrouble, SubOrderKey>>
}
export interface PriceChange {
  oldCents: number
  newCents: number
}

const dataOf = (error: unknown): { field?: string; rule?: string } => {
  const body = isApiError(error) && typeof error.body === 'object' ? error.body : null
  const data = body && 'data' in body ? body.data : null
  return typeof data === 'object' && data !== null ? data : {}
}

/** Places the order once and continues with its payment; a refusal leads to the field to correct. */
export function useSubOrderSending(of: SendingOptions) {
  const { form, draft, lines, cartIds, pricing, recipients, faults } = of
  const [sendOrder, { isLoading: isPlacing }] = useOrderPlaceMutation()
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null)
  const key = useSendingKey(form.idempotencyKey, (idempotencyKey) => draft.change({ idempotencyKey }))

  const refused = (error: unknown, expectedCents: number) => {
    if (!isApiError(error) || isUnsent(error)) return faults.setTrouble('network')
    const { field: name, rule } = dataOf(error)
    if (rule === 'reused') {
      key.warned()
      return faults.setTrouble('maybePlaced')
    }
    if (error.code === codes.priceChanged) {
      const now = refusalAnswer(error, calculateOrderPrice)
      if (now) setPriceChange({ oldCents: expectedCents, newCents: now.paymentPrice })
      return pricing.refetch()
    }
    const field = fieldOf(name)
    if (field) return faults.showBad({ [field]: { text: error.msg } }, field)
    // a recipient or certificate that was removed on another device
    if (error.code === codes.notFound) recipients.refetch()
    // any other refusal has its dialog; a coupon used elsewhere is refetched
    if (error.code === codes.badInput) faults.setTrouble({ text: error.msg })
    else pricing.refetch()
  }
  const place = async (acceptedCents?: number) => {
    const { price } = pricing
    const { address, certificate } = recipients
    if (isPlacing || !price || !address) return
    faults.setTrouble(null)
    const expectedPrice = acceptedCents ?? price.paymentPrice
    const answer = await sendOrder({
      idempotencyKey: key.take(),
      lines,
      ...(cartIds.length > 0 ? { cartIds: [...cartIds] } : {}),
      addressId: address.id,
      ...(certificate ? { certificateId: certificate.id } : {}),
      ...pricing.reductions,
      ...(form.remark.trim() ? { remark: form.remark.trim() } : {}),
      protocolAccepted: true,
      expectedPrice,
    })
    if (!answer.data) return refused(answer.error, expectedPrice)
    key.renew()
    draft.clear()
    replace(routes.orderInfo, { id: answer.data.id, ...(answer.data.isPay ? {} : { do: 'pay' }) })
  }
  return {
    isPlacing,
    place,
    priceChange,
    /** Continues with the new price, or returns to the form. */
    answerPriceChange: (isAccepted: boolean) => {
      const cents = priceChange?.newCents
      setPriceChange(null)
      if (isAccepted && cents !== undefined) void place(cents)
    },
  }
}
