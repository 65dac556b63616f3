import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { isApiError, isUnsent } from '@/api/api-error'
import { tryDecode } from '@/api/wire'
import { usePictures } from '@/features/uploads/components/picture-field/use-pictures'
import { useDraft } from '@/hooks/use-draft'
import { useSendingKey } from '@/hooks/use-sending-key'
import { useText } from '@/i18n/use-text'
import { focusElement } from '@/utils/focus-element'
import { emptyRefund, type RefundForm } from './refund-rules'
import { useRefundPreview } from './use-refund-preview'
import { useRefundApplyMutation } from '../api/refunds.api'

export const linesId = 'refund-lines'
export const reasonId = 'refund-reason'
type Field = 'lines' | 'reason' | 'description' | 'pictures' | 'sending'
export type RefundFaults = Partial<Record<Field, string>>
/** The amount is another one than was shown; the person decides. */
export interface AmountChange {
  beforeCents: number
  nowCents: number
}

interface RefundFormOptions {
  orderId: string
  userId: string
  /** @param id of the request that stands now */
  onSent: (id: string) => void
  /** Another request of this order is open. */
  onOpen: () => void
}

const dataOf = (body: unknown): { field?: unknown } =>
  (body as { data?: { field?: unknown } | null } | undefined)?.data ?? {}

/** The amount that the server names now. */
const amountIn = (body: unknown): number | undefined =>
  (tryDecode({ refundPrice: 4 }, dataOf(body))?.value as { refundPrice: number } | undefined)?.refundPrice

/** The request for money back: kept on the device until the server has it, sent once, at the amount that was shown. */
export function useRefundForm({ orderId, userId, onSent, onOpen }: RefundFormOptions) {
  const { t } = useText('pages-order')
  const { values: form, change, clear } = useDraft(`refund/${userId}/${orderId}`, emptyRefund)
  const preview = useRefundPreview(orderId, form.picked, !userId || !orderId)
  const pictures = usePictures('refund', limits.refundPictures)
  const [faults, setFaults] = useState<RefundFaults>({})
  const [amountChange, setAmountChange] = useState<AmountChange | null>(null)
  const [apply, { isLoading }] = useRefundApplyMutation()
  const key = useSendingKey(form.idempotencyKey, (idempotencyKey) => change({ idempotencyKey }))

  const check = (): RefundFaults => ({
    ...(preview.wishes.length === 0 ? { lines: t('refund.error.lines') } : null),
    ...(form.reason === '' ? { reason: t('refund.error.reason') } : null),
    ...(pictures.isSending ? { pictures: t('refund.error.picturesOnWay') } : null),
    ...(pictures.hasFailed ? { pictures: t('refund.error.picturesFailed') } : null),
  })
  const refused = (error: unknown, shownCents: number) => {
    if (!isApiError(error)) return
    if (isUnsent(error)) return setFaults({ sending: t('refund.error.unsent') })
    if (error.code === codes.refundAmountChanged) {
      const nowCents = amountIn(error.body)
      if (nowCents !== undefined) setAmountChange({ beforeCents: shownCents, nowCents })
      void preview.refresh()
    } else if (error.code === codes.refundOpen) {
      setFaults({ sending: t('refund.error.open') })
      onOpen()
    } else if (error.code === codes.badInput && dataOf(error.body).field === 'picUrls')
      setFaults({ pictures: t('refund.error.picturesGone') })
    else if (error.code === codes.badInput && dataOf(error.body).field === 'description')
      setFaults({ description: error.msg })
    else if (error.code === codes.refundNothingLeft || error.code === codes.stateForbids) {
      setFaults({ lines: t('refund.error.changed') })
      void preview.refresh()
    } else if (error.kind === 'business') setFaults({ sending: error.msg })
  }
  const sendAt = async (expectedPrice: number) => {
    if (form.reason === '') return
    const description = form.description.trim()
    const answer = await apply({
      idempotencyKey: key.take(),
      orderId,
      items: preview.wishes,
      reason: form.reason,
      ...(description ? { description } : null),
      picUrls: pictures.keys(),
      expectedPrice,
    })
    if (!answer.data) {
      // a refusal is answered: what is sent next is another request
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
    const found = check()
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
      // something else is another request
      if (form.idempotencyKey) key.renew()
      change({ ...part, idempotencyKey: '' })
      setFaults({})
    },
    send,
  }
}
export type RefundFormState = ReturnType<typeof useRefundForm>
