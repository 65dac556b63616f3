import { View } from '@tarojs/components'
import type { CouponInfo } from '@contract/routes/coupons'
import { Heading } from '@/components/heading'
import { ListRow } from '@/components/list-row'
import { useText } from '@/i18n/use-text'
import { openTarget } from './coupon-goods'
import styles from './coupons.module.scss'

/** A coupon's effect, its remarks, and links to the goods it applies to. */
export function CouponRules({ coupon, lines }: { coupon: CouponInfo; lines: readonly string[] }) {
  const { t } = useText('pages-shopping')
  return (
    <>
      <View>
        <Heading level={3}>{t('coupons.rules')}</Heading>
        <View className={styles.rules}>
          <View>{coupon.text}</View>
          {coupon.remarks !== '' && <View>{coupon.remarks}</View>}
          {lines.map((line) => (
            <View key={line}>{line}</View>
          ))}
        </View>
      </View>
      <View>
        <Heading level={3}>{t('coupons.usedOnGoods')}</Heading>
        {coupon.suits.length === 0 ? (
          <View className={styles.rules}>
            {t(coupon.suitType === 'all' ? 'coupons.forAll' : 'coupons.forNone')}
          </View>
        ) : (
          <View className={styles.targets}>
            {coupon.suits.map((target) => (
              <ListRow key={target.id} title={target.name} onClick={() => openTarget(coupon, target)} />
            ))}
          </View>
        )}
      </View>
    </>
  )
}
