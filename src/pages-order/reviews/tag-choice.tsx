import { View } from '@tarojs/components'
import type { ReviewTag } from '@contract/constants/enums'
import { Chip, ChipRow } from '@/components/chip'
import { useText } from '@/i18n/use-text'
import styles from './reviews.module.scss'
import type { useReviewForm } from './use-review-form'

/** Nobody can say of a box of masks that its staff was kind, or of a check-up that it was delivered fast. */
const offered: Record<'service' | 'sent', readonly ReviewTag[]> = {
  service: ['staff', 'explained', 'onTime', 'clean', 'painless', 'value'],
  sent: ['quality', 'value', 'delivery'],
}

interface TagChoiceProps {
  review: ReturnType<typeof useReviewForm>
  /** a service of a clinic; otherwise a product that was sent */
  isService: boolean
}

/** Tags for what was good. */
export function TagChoice({ review: { form, change }, isService }: TagChoiceProps) {
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
