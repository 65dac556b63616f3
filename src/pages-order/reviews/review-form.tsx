import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { StarChoice } from '@/components/star-choice'
import { StillNeeded } from '@/components/still-needed'
import { Switch } from '@/components/switch'
import { webProps } from '@/components/web-props'
import { PictureField } from '@/features/uploads/components/picture-field'
import { useText } from '@/i18n/use-text'
import { FieldError } from '@/pages-order/components/field-error'
import { ItemHead } from '@/pages-order/components/item-head'
import styles from './reviews.module.scss'
import { TagChoice } from './tag-choice'
import { type ReviewFormState, scoreId } from './use-review-form'

interface ReviewFormProps {
  item: Parameters<typeof ItemHead>[0]['item']
  review: ReviewFormState
}

/** A review of one line: stars and tags; below them, or beside them on a desktop, the rest. */
export function ReviewForm({ item, review }: ReviewFormProps) {
  const { t } = useText('pages-order')
  const { form, faults, change } = review
  const hasColumnBar = useHasColumnBar()
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
        </View>
      </Card>
      <View className={styles.stack}>
        <Card>
          <Details review={review} />
        </Card>
        {hasColumnBar && (
          <ColumnBar>
            <ReviewBar review={review} />
          </ColumnBar>
        )}
      </View>
    </View>
  )
}

/** The button that posts the review; filled once it has its stars. */
export function ReviewBar({ review: { form, isBusy, send } }: { review: ReviewFormState }) {
  const { t } = useText('pages-order')
  const isMissing = form.score === 0
  return (
    <ActionBar note={isMissing && <StillNeeded fields={['score']} />}>
      <Button kind={isMissing ? 'tint' : 'primary'} block busy={isBusy} onClick={send}>
        {t('review.send')}
      </Button>
    </ActionBar>
  )
}

/** Text, pictures and anonymity. */
function Details({ review }: { review: ReviewFormState }) {
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
    </View>
  )
}
