import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import { isApiError, isUnsent } from '@/api/api-error'
import { useDraft } from '@/hooks/use-draft'
import { useSendingKey } from '@/hooks/use-sending-key'
import { useText } from '@/i18n/use-text'
import { useDoctorReviewWriteMutation } from '@/pages-clinic/api/doctor-bookings.api'
import { focusElement } from '@/utils/focus-element'

interface ReviewForm {
  score: number
  content: string
  isAnonymous: boolean
  idempotencyKey: string
}
/** Anonymous until the author says otherwise: a visit to a doctor is nobody else's matter. */
const empty: ReviewForm = { score: 0, content: '', isAnonymous: true, idempotencyKey: '' }
// a draft of version 1 shows the author, which nobody chose
const draft = { version: 2 }
export const scoreId = 'review-score'
type Faults = Partial<Record<'score' | 'content' | 'sending', string>>

interface ReviewOptions {
  bookingId: string
  /** The review exists, written now or by an earlier press whose answer was lost. */
  onWritten: (words: string) => void
}

/** The form for reviewing a visit: stored on the device until it is sent. */
export function useReview({ bookingId, onWritten }: ReviewOptions) {
  const { t } = useText('pages-clinic')
  const { values: form, change, clear } = useDraft(`doctor-review/${bookingId}`, empty, draft)
  const [faults, setFaults] = useState<Faults>({})
  const [write, { isLoading }] = useDoctorReviewWriteMutation()
  const key = useSendingKey(form.idempotencyKey, (idempotencyKey) => change({ idempotencyKey }))

  const finish = (words: string) => {
    clear()
    key.renew()
    onWritten(words)
  }
  const send = async () => {
    if (isLoading) return
    if (form.score === 0) {
      setFaults({ score: t('review.errorScore') })
      return focusElement(scoreId)
    }
    setFaults({})
    const { score, content, isAnonymous } = form
    const answer = await write({
      idempotencyKey: key.take(),
      bookingId,
      score,
      isAnonymous,
      ...(content.trim() ? { content: content.trim() } : null),
    })
    if (answer.data) return finish(t('review.thanks'))
    const { error } = answer
    if (!isApiError(error)) return
    if (error.code === codes.reviewExists) return finish(error.msg)
    if (isUnsent(error)) return setFaults({ sending: t('review.unsent') })
    if (error.kind === 'business') setFaults({ sending: error.msg })
  }
  return {
    form,
    faults,
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
