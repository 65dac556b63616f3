import { View } from '@tarojs/components'
import type { ReviewTag } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { StarChoice } from '@/components/star-choice'
import { Switch } from '@/components/switch'
import { webProps } from '@/components/web-props'
import { PictureField } from '@/features/uploads/components/picture-field'
import { useText } from '@/i18n/use-text'
import { FieldError } from '@/pages-order/components/field-error'
import styles from './reviews.module.scss'
import { scoreId, useReviewForm } from './use-review-form'

interface ReviewFormProps {
  userId: string
  orderItemId: string
  /** a service of a clinic; otherwise a product that was sent */
  isService: boolean
  onWritten: (words: string) => void
}
/** Nobody can say of a box of masks that its staff was kind, or of a check-up that it was delivered fast. */
const offered: Record<'service' | 'sent', readonly ReviewTag[]> = {
  service: ['staff', 'explained', 'onTime', 'clean', 'painless', 'value'],
  sent: ['quality', 'value', 'delivery'],
}
type ReviewState = ReturnType<typeof useReviewForm>

/** A review of one line: stars, tags, text, pictures, and anonymity. */
export function ReviewForm({ userId, orderItemId, isService, onWritten }: ReviewFormProps) {
  const { t } = useText('pages-order')
  const review = useReviewForm({ userId, orderItemId, onWritten })
  const { form, faults, change } = review
  return (
    <Card>
      <View className={styles.stack}>
        <View id={scoreId}>
          <View className={styles.label}>{t('review.score')}</View>
          <StarChoice
            label={t('review.score')}
            starsText={(count) => t('review.stars', { count })}
            wordOf={(score) => t(`review.word.${score as 1}`)}
            value={form.score}
            onChange={(score) => change({ score })}
          />
          <FieldError text={faults.score} />
        </View>
        <TagChoice review={review} isService={isService} />
        <Field
          multiline
          label={t('review.content')}
          name="content"
          maxLength={limits.textareaLength}
          hint={t('review.contentHint')}
          value={form.content}
          {...(faults.content ? { error: faults.content } : null)}
          onChange={(content) => change({ content })}
        />
        <PictureField
          label={t('refund.pictures')}
          pictures={review.pictures}
          words={t}
          {...(faults.pictures ? { error: faults.pictures } : null)}
        />
        <Switch
          label={t('review.anonymous')}
          checked={form.isAnonymous}
          onChange={(isAnonymous) => change({ isAnonymous })}
        >
          <View>{t('review.anonymous')}</View>
          <View className={styles.note}>{t('review.anonymousNote')}</View>
        </Switch>
        <View {...webProps({ role: 'alert' })}>
          {faults.sending && (
            <NextStrip kind="danger" icon="warning-circle">
              {faults.sending}
            </NextStrip>
          )}
        </View>
        <Button block busy={review.isBusy} onClick={review.send}>
          {t('review.send')}
        </Button>
      </View>
    </Card>
  )
}

/** Tags for what was good. */
function TagChoice({ review: { form, change }, isService }: { review: ReviewState; isService: boolean }) {
  const { t } = useText('pages-order')
  return (
    <View>
      <View className={styles.label}>{t('review.tags')}</View>
      <ChipRow label={t('review.tags')} role="group" wrap>
        {offered[isService ? 'service' : 'sent'].map((tag) => {
          const isChosen = form.tags.includes(tag)
          return (
            <Chip
              key={tag}
              role="checkbox"
              isChosen={isChosen}
              onClick={() =>
                change({ tags: isChosen ? form.tags.filter((one) => one !== tag) : [...form.tags, tag] })
              }
            >
              {t(`review.tag.${tag}`)}
            </Chip>
          )
        })}
      </ChipRow>
    </View>
  )
}
