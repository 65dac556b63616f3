import { useState } from 'react'
import type { RefundReason } from '@contract/constants/enums'
import { isUnsent } from '@/api/api-error'
import type { Pictures } from '@/features/uploads/components/picture-field/use-pictures'
import type { useSendingKey } from '@/hooks/use-sending-key'
import { useText } from '@/i18n/use-text'
import { useRefundApplyMutation } from '../api/refunds.api'
import { type RefundFaults, refusalOf } from './refund-faults'
import type { RefundForm } from './refund-rules'
import type { RefundPreviewState } from './use-refund-preview'

/** The amount differs from the one shown, so the user has to confirm. */
export interface AmountChange {
  beforeCents: number
  nowCents: number
}

/** The reason, and the description. */
const wordsOf = ({ description }: RefundForm, reason: RefundReason) => ({
  reason,
  ...(description.trim() ? { description: description.trim() } : null),
})

interface RequestBody extends ReturnType<typeof wordsOf> {
  orderId: string
  items: RefundPreviewState['wishes']
  picUrls: string[]
  expectedPrice: number
}

/** A request whose answer was lost: the server may have processed it, and would say that nothing is left. */
interface Unanswered {
  preview: RefundPreviewState
  body: RequestBody
}
const isOfPictures = ({ picUrls }: RequestBody, keys: readonly string[]) => picUrls.join() === keys.join()
/** What was shown, with the amount that was sent. */
const shownWith = (preview: RefundPreviewState, refundPrice: number): RefundPreviewState => ({
  ...preview,
  sums: preview.sums && { ...preview.sums, refundPrice },
})

interface RefundSendingOptions {
  orderId: string
  form: RefundForm
  latest: RefundPreviewState
  pictures: Pictures
  key: ReturnType<typeof useSendingKey>
  onFaults: (faults: RefundFaults) => void
  /** @param id of the request that is open now */
  onSent: (id: string) => void
  /** Another request for this order is open. */
  onOpen: () => void
}

/** Sends a request once: one without an answer is repeated as it was until it has one, or the form changes. */
export function useRefundSending({ orderId, form, latest, pictures, key, ...on }: RefundSendingOptions) {
  const { t } = useText('pages-order')
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null)
  const [amountChange, setAmountChange] = useState<AmountChange | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [apply, { isLoading }] = useRefundApplyMutation()
  const preview = unanswered?.preview ?? latest
  const isBusy = isLoading || isChecking

  const refused = async (error: unknown, body: RequestBody) => {
    const { faults, nowCents, isOpen, isChanged } = refusalOf(error, t)
    const { expectedPrice } = body
    on.onFaults(faults)
    setUnanswered(isUnsent(error) ? { preview: shownWith(preview, expectedPrice), body } : null)
    if (isOpen) on.onOpen()
    if (isChanged) {
      // before the question, since a read during the next submission could already contain it
      setIsChecking(true)
      await latest.refresh().catch(() => undefined)
      setIsChecking(false)
    }
    if (nowCents !== undefined) setAmountChange({ beforeCents: expectedPrice, nowCents })
  }
  const sendAt = async (expectedPrice: number) => {
    if (form.reason === '' || isBusy) return
    const picUrls = pictures.keys()
    const isAgain = unanswered && isOfPictures(unanswered.body, picUrls)
    // other pictures make another request
    if (unanswered && !isAgain) key.renew()
    const body = isAgain
      ? unanswered.body
      : { orderId, items: preview.wishes, picUrls, expectedPrice, ...wordsOf(form, form.reason) }
    const answer = await apply({ idempotencyKey: key.take(), ...body })
    if (answer.data) return on.onSent(answer.data.id)
    // after an answered refusal, the next submission is a new request
    if (!isUnsent(answer.error)) key.renew()
    await refused(answer.error, body)
  }
  return {
    preview,
    isBusy,
    amountChange,
    send: (expectedPrice: number) => void sendAt(expectedPrice),
    answerChange: (isAccepted: boolean) => {
      const to = amountChange
      setAmountChange(null)
      if (to && isAccepted) void sendAt(to.nowCents)
    },
    /** The form has changed, so that its next submission is another request. */
    forget: () => setUnanswered(null),
  }
}
