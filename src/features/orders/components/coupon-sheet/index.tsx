import { View } from '@tarojs/components'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Sheet } from '@/components/sheet'
import { Tag } from '@/components/tag'
import type { ReducedPrice, ReductionForm, ReductionWords } from '@/features/orders/hooks/use-reduced-price'
import { formatPrice } from '@/i18n/format'
import styles from './index.module.scss'

interface CouponSheetProps {
  words: ReductionWords
  pricing: ReducedPrice
  isOpen: boolean
  onClose: () => void
  onChange: (part: Partial<ReductionForm>) => void
}

/** The account's coupons: usable ones best first, then the others with the reason. */
export function CouponSheet({ words: t, pricing, isOpen, onClose, onChange }: CouponSheetProps) {
  const { usable, unusable, chosen, best } = pricing.coupon
  const choose = (couponId: string) => {
    onClose()
    // a coupon and a code exclude one another: the last choice wins
    onChange({ couponId, ...(couponId === '' ? {} : { codeText: '', appliedCode: '' }) })
  }
  return (
    <Sheet isOpen={isOpen} title={t('reductions.couponTitle')} onClose={onClose}>
      <RadioGroup label={t('reductions.couponTitle')}>
        <View className={styles.radios}>
          {usable.map((one) => (
            <RadioCard
              key={one.id}
              title={one.coupon.name}
              note={t('reductions.couponTakes', { amount: formatPrice(one.reducePrice) })}
              tag={one.id === best?.id && <Tag kind="ok">{t('reductions.best')}</Tag>}
              isChosen={one.id === chosen?.id}
              onClick={() => choose(one.id)}
            />
          ))}
          <RadioCard
            title={t('reductions.noCoupon')}
            isChosen={chosen === undefined}
            onClick={() => choose('')}
          />
          {unusable.map((one) => (
            <RadioCard
              key={one.id}
              title={one.coupon.name}
              disabledReason={one.reasonText}
              isChosen={false}
              onClick={() => undefined}
            />
          ))}
        </View>
      </RadioGroup>
    </Sheet>
  )
}
