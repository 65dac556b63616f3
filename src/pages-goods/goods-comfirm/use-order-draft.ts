import { useEffect } from 'react'
import { slotOfLink } from '@/features/booking/hooks/use-picked-slot'
import type { OfferParams } from '@/features/orders/offer'
import { useDraft } from '@/hooks/use-draft'
import { emptyOrderForm, type OrderForm } from './confirm-form'

/**
 * The page's parameters: the product, and clinic, time and person as far as already chosen; `orderId` alone once
 * the order is placed.
 */
export interface ConfirmParams extends OfferParams {
  id: string
  skuId: string
  shopId: string
  slotId: string
  date: string
  time: string
  personId: string
  cartIds: string
  orderId: string
}

function openedForm({ shopId = '', slotId, date, time, personId = '' }: Partial<ConfirmParams>): OrderForm {
  const slot = slotOfLink({ slotId, date, time })
  return {
    ...emptyOrderForm,
    openedWith: [shopId, slotId].filter(Boolean).join('/'),
    openedFor: personId,
    shopId,
    slot,
  }
}

/** The draft of the order form, stored on the device; a link with a clinic starts with that clinic. */
export function useOrderDraft(draftKey: string, params: Partial<ConfirmParams>) {
  const opened = openedForm(params)
  const { values: form, change, clear, copyTo, hasDraft } = useDraft(draftKey, opened)

  // a newer link overrides clinic and slot of the draft
  useEffect(() => {
    if (hasDraft && opened.openedWith !== '' && form.openedWith !== opened.openedWith)
      change({
        openedWith: opened.openedWith,
        region: '',
        shopId: opened.shopId,
        slot: opened.slot,
        isLater: false,
      })
  })
  return { form, change, clear, copyTo }
}
