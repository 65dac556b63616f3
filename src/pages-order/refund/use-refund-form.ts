import { useState } from 'react'
import type { RefundReason } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { isUnsent } from '@/api/api-error'
import { usePictures } from '@/features/uploads/components/picture-field/use-pictures'
import { useDraft } from '@/hooks/use-draft'
import { useSendingKey } from '@/hooks/use-sending-key'
import { useText } from '@/i18n/use-text'
import { focusElement } from '@/utils/focus-element'
import { useRefundApplyMutation } from '../api/refunds.api'
import { faultsOf, type RefundFaults, refusalOf } from './refund-faults'
import { emptyRefund, type RefundForm } from './refund-rules'
import { type RefundPreviewState, useRefundPreview } from './use-refund-preview'

export const linesId = 'refund-lines'
export const reasonId = 'refund-reason'
/** The amount differs from the one shown, so the user has to confirm. */
export interface AmountChange {
  beforeCents: number
  nowCents: number
}

interface RefundFormOptions {
  orderId: string
  userId: string
  /** @param id of the open request */
  onSent: (id: string) => void
  /** Another request for this order is open. */
  onOpen: () => void
}

/** The reason, and the description. */
const wordsOf = ({ description }: RefundForm, reason: RefundReason) => ({
  reason,
  ...(description.trim() ? { description: description.trim() } : null),
})

/** The preview of a request without an answer: the server may have processed it, and say that nothing is left. */
function useUnanswered(latest: RefundPreviewState) {
  const [unanswered, setUnanswered] = useState<RefundPreviewState | null>(null)
  return [unanswered ?? latest, setUnanswered] as const
}

/** The form of a refund request: stored on the device until it is sent, sent once, with the amount shown. */
export function useRefundForm({ orderId, userId, onSent, onOpen }: RefundFormOptions) {
  const { t } = useText('pages-order')
  const { values: form, change, clear } = useDraft(`refund/${userId}/${orderId}`, emptyRefund)
  const [preview, setUnanswered] = useUnanswered(useRefundPreview(orderId, form.picked, !userId || !orderId))
  const pictures = usePictures('refund', limits.refundPictures)
  const [faults, setFaults] = useState<RefundFaults>({})
  const [amountChange, setAmountChange] = useState<AmountChange | null>(null)
  const [apply, { isLoading }] = useRefundApplyMutation()
  const key = useSendingKey(form.idempotencyKey, (idempotencyKey) => change({ idempotencyKey }))

  const refused = async (error: unknown, beforeCents: number) => {
    const refusal = refusalOf(error, t)
    setFaults(refusal.faults)
    setUnanswered(isUnsent(error) ? preview : null)
    if (refusal.isOpen) onOpen()
    // before the question, since a read during the next submission could already contain it
    if (refusal.isChanged) await preview.refresh()
    if (refusal.nowCents !== undefined) setAmountChange({ beforeCents, nowCents: refusal.nowCents })
  }
  const sendAt = async (expectedPrice: number) => {
    if (form.reason === '') return
    const about = { orderId, items: preview.wishes, picUrls: pictures.keys(), expectedPrice }
    const answer = await apply({ idempotencyKey: key.take(), ...about, ...wordsOf(form, form.reason) })
    if (!answer.data) {
      // after an answered refusal, the next submission is a new request
      if (!isUnsent(answer.error)) key.renew()
      return refused(answer.error, expectedPrice)
    }
    clear()
    key.renew()
    pictures.clear()
    onSent(answer.data.id)
  }
  const send = () => {
    if (isLoading) return
    const found = faultsOf(form, preview.wishes.length, pictures, t)
    setFaults(found)
    if (found.lines) return focusElement(linesId)
    if (found.reason) return focusElement(reasonId)
    if (found.pictures || !preview.sums) return
    void sendAt(preview.sums.refundPrice)
  }
  return {
    form,
    faults,
    preview,
    pictures,
    isBusy: isLoading,
    amountChange,
    answerChange: (isAccepted: boolean) => {
      const to = amountChange
      setAmountChange(null)
      if (to && isAccepted) void sendAt(to.nowCents)
    },
    change: (part: Partial<RefundForm>) => {
      // a changed form is another request
      if (form.idempotencyKey) key.renew()
      change({ ...part, idempotencyKey: '' })
      setFaults({})
      setUnanswered(null)
    },
    send,
  }
}
export type RefundFormState = ReturnType<typeof useRefundForm>
