import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { Sheet } from '@/components/sheet'
import { StarChoice } from '@/components/star-choice'
import { Switch } from '@/components/switch'
import { useText } from '@/i18n/use-text'
import { FieldError } from '@/pages-clinic/components/field-error'
import styles from './review.module.scss'
import { scoreId, useReview } from './use-review'

interface ReviewSheetProps {
  booking: Pick<DoctorBooking, 'id' | 'doctorName'>
  isOpen: boolean
  onWritten: (words: string) => void
  onClose: () => void
}

/** A review of the doctor after a visit: stars, text and anonymity. */
export function ReviewSheet({ booking, isOpen, onWritten, onClose }: ReviewSheetProps) {
  const { t } = useText('pages-clinic')
  const { form, faults, isBusy, change, send } = useReview({ bookingId: booking.id, onWritten })
  return (
    <Sheet
      isOpen={isOpen}
      title={t('review.title', { name: booking.doctorName })}
      onClose={onClose}
      footer={
        <Button block busy={isBusy} onClick={send}>
          {t('review.send')}
        </Button>
      }
    >
      <View className={styles.form}>
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
        <Field
          label={t('review.content')}
          name="content"
          multiline
          maxLength={limits.textareaLength}
          value={form.content}
          hint={t('review.contentHint')}
          onChange={(content) => change({ content })}
        />
        <Switch
          label={t('review.anonymous')}
          checked={form.isAnonymous}
          onChange={(isAnonymous) => change({ isAnonymous })}
        >
          <View>{t('review.anonymous')}</View>
          <View className={styles.note}>{t('review.anonymousNote')}</View>
        </Switch>
        {faults.sending && (
          <View ariaRole="alert">
            <NextStrip kind="danger" icon="warning-circle">
              {faults.sending}
            </NextStrip>
          </View>
        )}
      </View>
    </Sheet>
  )
}
