import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { StarChoice } from '@/components/star-choice'
import { Switch } from '@/components/switch'
import { webProps } from '@/components/web-props'
import { PictureField } from '@/features/uploads/components/picture-field'
import { useText } from '@/i18n/use-text'
import { FieldError } from '@/pages-order/components/field-error'
import { ItemHead } from '@/pages-order/components/item-head'
import styles from './reviews.module.scss'
import { TagChoice } from './tag-choice'
import { scoreId, useReviewForm } from './use-review-form'

interface ReviewFormProps {
  userId: string
  orderItemId: string
  item: Parameters<typeof ItemHead>[0]['item']
  onWritten: (words: string) => void
}
type ReviewState = ReturnType<typeof useReviewForm>

/** A review of one line: stars, tags and anonymity; below them, or beside them on a desktop, the rest. */
export function ReviewForm({ userId, orderItemId, item, onWritten }: ReviewFormProps) {
  const { t } = useText('pages-order')
  const review = useReviewForm({ userId, orderItemId, onWritten })
  const { form, faults, change } = review
  return (
    <View className={styles.columns}>
      <Card>
        <View className={styles.stack}>
          <ItemHead item={item} />
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
          <TagChoice review={review} isService={item.isBookable} />
          <Switch
            label={t('review.anonymous')}
            checked={form.isAnonymous}
            onChange={(isAnonymous) => change({ isAnonymous })}
          >
            <View>{t('review.anonymous')}</View>
            <View className={styles.note}>{t('review.anonymousNote')}</View>
          </Switch>
        </View>
      </Card>
      <Card>
        <Details review={review} />
      </Card>
    </View>
  )
}

/** Text and pictures, and the button that posts the review. */
function Details({ review }: { review: ReviewState }) {
  const { t } = useText('pages-order')
  const { form, faults, change } = review
  return (
    <View className={styles.stack}>
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
  )
}
