import { useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { FeedbackKind } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { type ErrorText, isApiError, isUnsent } from '@/api/api-error'
import { usePictures } from '@/features/uploads/components/picture-field/use-pictures'
import { useDraft } from '@/hooks/use-draft'
import { useLatest } from '@/hooks/use-latest'
import type { TextKey } from '@/i18n/text-keys'
import { useSendFeedbackMutation } from '@/pages-mine/api/feedback.api'
import { focusElement } from '@/utils/focus-element'
import { newIdempotencyKey } from '@/utils/idempotency'

export interface FeedbackDraft {
  kind: FeedbackKind
  content: string
  contact: string
}
const empty: FeedbackDraft = { kind: 'suggestion', content: '', contact: '' }

type FormError = ErrorText<TextKey<'pages-mine'>>
export interface FeedbackErrors {
  content?: FormError
  pictures?: FormError
  general?: FormError
}
export const contentId = 'feedback-content'

/** Why the server refused it. */
function refusalOf(error: unknown): FeedbackErrors {
  if (!isApiError(error) || isUnsent(error)) return { general: { key: 'feedback.error.unsent' } }
  const data = (error.body as { data?: { field?: unknown } | null } | undefined)?.data
  if (error.code === codes.badInput && data?.field === 'picUrls')
    return { pictures: { key: 'feedback.error.picturesGone' } }
  if (error.code === codes.badInput && data?.field === 'content') return { content: { literal: error.msg } }
  return {
    general: error.kind === 'business' ? { literal: error.msg } : { key: 'feedback.error.unsent' },
  }
}

/** The feedback form: its text is stored on the device until it is sent. */
export function useFeedbackForm(userId: string, onSent: () => void) {
  const { values: form, change, clear } = useDraft<FeedbackDraft>(`feedback/${userId}`, empty)
  const pictures = usePictures('feedback', limits.uploadFiles)
  const [errors, setErrors] = useState<FeedbackErrors>({})
  const [sendCall, { isLoading: isBusy }] = useSendFeedbackMutation()
  const key = useRef(newIdempotencyKey())
  const latest = useLatest(form)

  const check = (): FeedbackErrors => ({
    ...(form.content.trim() === '' ? { content: { key: 'feedback.error.content' } as const } : {}),
    ...(pictures.isSending ? { pictures: { key: 'feedback.error.picturesOnWay' } as const } : {}),
    ...(pictures.hasFailed ? { pictures: { key: 'feedback.error.picturesFailed' } as const } : {}),
  })
  const send = async () => {
    if (isBusy) return
    const found = check()
    setErrors(found)
    if (found.content) return focusElement(contentId)
    if (found.pictures) return
    const answer = await sendCall({
      idempotencyKey: key.current,
      kind: form.kind,
      content: form.content.trim(),
      picUrls: pictures.keys(),
      contact: form.contact.trim(),
    })
    if (answer.error) return setErrors(refusalOf(answer.error))
    key.current = newIdempotencyKey()
    // text written while the message was being sent belongs to the next one
    if (latest.current === form) clear()
    pictures.clear()
    onSent()
  }
  return {
    form,
    errors,
    pictures,
    isBusy,
    change: (part: Partial<FeedbackDraft>) => {
      setErrors({})
      change(part)
    },
    send,
  }
}
