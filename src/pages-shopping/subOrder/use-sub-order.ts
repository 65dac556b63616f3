import { useState } from 'react'
import {
  type OrderLines,
  type ReductionForm,
  useReducedPrice,
} from '@/features/orders/hooks/use-reduced-price'
import { type Offer } from '@/features/orders/offer'
import { useDraft } from '@/hooks/use-draft'
import { useFormFaults } from '@/hooks/use-form-faults'
import { focusElement } from '@/utils/focus-element'
import { idPrefix } from './id-prefix'
import {
  codeTextWrong,
  emptySubOrder,
  type SendTrouble,
  type SubOrderField,
  type SubOrderForm,
  subOrderGaps,
  type SubOrderKey,
} from './sub-order-form'
import { useRecipients } from './use-recipients'
import { useSubOrderSending } from './use-sub-order-sending'

export interface SubOrderOf {
  draftKey: string
  /** the lines for a quantity of the single product; cart lines have their own */
  linesOf: (quantity: number) => OrderLines
  cartIds: readonly string[]
  quantity: number
  /** the special price; undefined for the regular one */
  offer: Offer | undefined
  /** the maximum quantity at that price */
  most: number
}

/** The order of shipped goods: recipient, reductions, and sending it once. */
export function useSubOrder({ draftKey, linesOf, cartIds, quantity, offer, most }: SubOrderOf) {
  const draft = useDraft(draftKey, { ...emptySubOrder, quantity })
  const form = draft.values
  const faults = useFormFaults<SubOrderField, SendTrouble, SubOrderKey>(idPrefix)
  const change = (part: Partial<SubOrderForm>, ...mended: SubOrderField[]) => {
    draft.change(part)
    faults.mend(mended)
  }
  const lines = linesOf(form.quantity)
  const pricing = useReducedPrice(lines, form, { offer })
  const recipients = useRecipients({
    addressId: form.addressId,
    certificateId: form.certificateId,
    isCrossBorder: !!pricing.plain?.crossBorder,
    onAddress: (addressId) => change({ addressId }, 'recipient'),
    onCertificate: (certificateId) => change({ certificateId }, 'certificate'),
  })
  const sending = useSubOrderSending({ form, draft, lines, cartIds, pricing, recipients, faults })
  const [isCouponOpen, setIsCouponOpen] = useState(false)

  const gaps = subOrderGaps({
    form,
    hasRecipient: recipients.address !== undefined,
    isCertificateMissing: recipients.isCertificateAsked && recipients.certificate === undefined,
  })
  const submit = () => {
    if (gaps[0]) {
      faults.showBad(Object.fromEntries(gaps.map(([field, key]) => [field, { key }])), gaps[0][0])
      return
    }
    if (pricing.codeError) return focusElement(`${idPrefix}-code`)
    faults.clearErrors()
    void sending.place()
  }
  const applyCode = () => {
    const wrong = codeTextWrong(form.codeText)
    if (wrong) return faults.showBad({ ...faults.errors, code: { key: wrong } }, 'code')
    const code = form.codeText.trim()
    if (code === form.appliedCode) pricing.refetch()
    change({ appliedCode: code, codeText: code }, 'code')
  }
  return {
    form,
    change,
    changeReductions: (part: Partial<ReductionForm>) =>
      change(part, ...('codeText' in part ? (['code'] as const) : [])),
    faults,
    lines,
    offer,
    most,
    pricing,
    recipients,
    ...sending,
    missing: gaps.map(([field]) => field),
    submit,
    applyCode,
    isCouponOpen,
    setIsCouponOpen,
    /** Lets the form of the draft `key` continue this one. */
    continueAs: (key: string) => draft.copyTo(key, { idempotencyKey: '' }),
  }
}
export type SubOrderState = ReturnType<typeof useSubOrder>
