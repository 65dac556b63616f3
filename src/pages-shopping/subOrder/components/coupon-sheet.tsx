import { View } from '@tarojs/components'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Sheet } from '@/components/sheet'
import { Tag } from '@/components/tag'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from '../sub-order.module.scss'
import type { SubOrderState } from '../use-sub-order'

/** The coupons of the account: the usable ones best first, the others with the reason why not. */
export function CouponSheet({ state }: { state: SubOrderState }) {
  const { t } = useText('pages-shopping')
  const { usable, unusable, chosen, best } = state.pricing.coupon
  const close = () => state.setIsCouponOpen(false)
  const choose = (couponId: string) => {
    close()
    // a coupon and a code exclude one another: what was chosen last counts
    state.change({ couponId, ...(couponId === '' ? {} : { codeText: '', appliedCode: '' }) }, 'code')
  }
  return (
    <Sheet isOpen={state.isCouponOpen} title={t('subOrder.couponTitle')} onClose={close}>
      <RadioGroup label={t('subOrder.couponTitle')}>
        <View className={styles.radios}>
          {usable.map((one) => (
            <RadioCard
              key={one.id}
              title={one.coupon.name}
              note={t('subOrder.couponTakes', { amount: formatPrice(one.reducePrice) })}
              tag={one.id === best?.id && <Tag kind="ok">{t('subOrder.best')}</Tag>}
              isChosen={one.id === chosen?.id}
              onClick={() => choose(one.id)}
            />
          ))}
          <RadioCard
            title={t('subOrder.noCoupon')}
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
