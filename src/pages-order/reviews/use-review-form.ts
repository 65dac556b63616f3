import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { ReviewTag } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { isApiError, isUnsent } from '@/api/api-error'
import { usePictures } from '@/features/uploads/components/picture-field/use-pictures'
import { useDraft } from '@/hooks/use-draft'
import { useSendingKey } from '@/hooks/use-sending-key'
import { useText } from '@/i18n/use-text'
import { focusElement } from '@/utils/focus-element'
import { useReviewWriteMutation } from '../api/order-reviews.api'

interface ReviewForm {
  score: number
  content: string
  tags: ReviewTag[]
  isAnonymous: boolean
  idempotencyKey: string
}
/** Anonymous until the author says otherwise: what is read of a health service says something of who used it. */
const empty: ReviewForm = { score: 0, content: '', tags: [], isAnonymous: true, idempotencyKey: '' }
// a draft of version 1 shows the author, which nobody chose
const draft = { version: 2 }
export const scoreId = 'order-review-score'
type Faults = Partial<Record<'score' | 'content' | 'pictures' | 'sending', string>>

interface ReviewOptions {
  userId: string
  orderItemId: string
  /** The review exists, written now or by an earlier press whose answer was lost. */
  onWritten: (words: string) => void
}

const fieldOf = (body: unknown): unknown =>
  (body as { data?: { field?: unknown } | null } | undefined)?.data?.field

/** The form for reviewing a line of an order: stored on the device until it is sent. */
export function useReviewForm({ userId, orderItemId, onWritten }: ReviewOptions) {
  const { t } = useText('pages-order')
  const { values: form, change, clear } = useDraft(`order-review/${userId}/${orderItemId}`, empty, draft)
  const pictures = usePictures('review', limits.reviewPictures)
  const [faults, setFaults] = useState<Faults>({})
  const [write, { isLoading }] = useReviewWriteMutation()
  const key = useSendingKey(form.idempotencyKey, (idempotencyKey) => change({ idempotencyKey }))

  const check = (): Faults => ({
    ...(form.score === 0 ? { score: t('review.errorScore') } : null),
    ...(pictures.isSending ? { pictures: t('refund.error.picturesOnWay') } : null),
    ...(pictures.hasFailed ? { pictures: t('refund.error.picturesFailed') } : null),
  })
  const finish = (words: string) => {
    clear()
    key.renew()
    pictures.clear()
    onWritten(words)
  }
  const refused = (error: unknown) => {
    if (!isApiError(error)) return
    if (error.code === codes.reviewExists) return finish(error.msg)
    if (isUnsent(error)) return setFaults({ sending: t('review.unsent') })
    if (error.code === codes.badInput && fieldOf(error.body) === 'picUrls')
      return setFaults({ pictures: t('refund.error.picturesGone') })
    if (error.code === codes.badInput && fieldOf(error.body) === 'content')
      return setFaults({ content: error.msg })
    if (error.kind === 'business') setFaults({ sending: error.msg })
  }
  const send = async () => {
    if (isLoading) return
    const found = check()
    setFaults(found)
    if (found.score) return focusElement(scoreId)
    if (found.pictures) return
    const content = form.content.trim()
    const answer = await write({
      idempotencyKey: key.take(),
      orderItemId,
      score: form.score,
      isAnonymous: form.isAnonymous,
      tags: form.tags,
      picUrls: pictures.keys(),
      ...(content ? { content } : null),
    })
    if (answer.data) return finish(t('review.thanks'))
    refused(answer.error)
  }
  return {
    form,
    faults,
    pictures,
    isBusy: isLoading,
    change: (part: Partial<ReviewForm>) => {
      // a changed text is another review
      if (form.idempotencyKey) key.renew()
      change({ ...part, idempotencyKey: '' })
      setFaults({})
    },
    send: () => void send(),
  }
}
export type ReviewFormState = ReturnType<typeof useReviewForm>
