import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import { usePictures } from '@/features/uploads/components/picture-field/use-pictures'
import { useDraft } from '@/hooks/use-draft'
import { useSendingKey } from '@/hooks/use-sending-key'
import { useText } from '@/i18n/use-text'
import { focusElement } from '@/utils/focus-element'
import { faultsOf, type RefundFaults } from './refund-faults'
import { emptyRefund, type RefundForm } from './refund-rules'
import { useRefundPreview } from './use-refund-preview'
import { useRefundSending } from './use-refund-sending'

export const linesId = 'refund-lines'
export const reasonId = 'refund-reason'

interface RefundFormOptions {
  orderId: string
  userId: string
  /** @param id of the open request */
  onSent: (id: string) => void
  /** Another request for this order is open. */
  onOpen: () => void
}

/** The form of a refund request: stored on the device until it is sent, sent once, with the amount shown. */
export function useRefundForm({ orderId, userId, onSent, onOpen }: RefundFormOptions) {
  const { t } = useText('pages-order')
  const { values: form, change, clear } = useDraft(`refund/${userId}/${orderId}`, emptyRefund)
  const latest = useRefundPreview(orderId, form.picked, !userId || !orderId)
  const pictures = usePictures('refund', limits.refundPictures)
  const [faults, setFaults] = useState<RefundFaults>({})
  const key = useSendingKey(form.idempotencyKey, (idempotencyKey) => change({ idempotencyKey }))
  const { preview, isBusy, amountChange, answerChange, ...sending } = useRefundSending({
    orderId,
    form,
    latest,
    pictures,
    key,
    onFaults: setFaults,
    onSent: (id) => {
      clear()
      key.renew()
      pictures.clear()
      onSent(id)
    },
    onOpen,
  })

  const send = () => {
    if (isBusy) return
    const found = faultsOf(form, preview.wishes.length, pictures, t)
    setFaults(found)
    if (found.lines) return focusElement(linesId)
    if (found.reason) return focusElement(reasonId)
    if (found.pictures || !preview.sums) return
    sending.send(preview.sums.refundPrice)
  }
  return {
    form,
    faults,
    preview,
    pictures,
    isBusy,
    amountChange,
    answerChange,
    change: (part: Partial<RefundForm>) => {
      // a changed form is another request
      if (form.idempotencyKey) key.renew()
      change({ ...part, idempotencyKey: '' })
      setFaults({})
      sending.forget()
    },
    send,
  }
}
export type RefundFormState = ReturnType<typeof useRefundForm>
