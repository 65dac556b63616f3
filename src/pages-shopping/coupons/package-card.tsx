import { View } from '@tarojs/components'
import type { CouponPackage } from '@contract/routes/coupons'
import { Icon } from '@/components/icon'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './coupons.module.scss'

/** A package of coupons; opens its content, where it can be claimed. */
export function PackageCard({ set, onOpen }: { set: CouponPackage; onOpen: () => void }) {
  const { t } = useText('pages-shopping')
  const { name, intro, state, startTime, endTime, coupons } = set
  const count = coupons.reduce((sum, item) => sum + item.count, 0)
  return (
    <View ariaRole="listitem">
      <Tappable className={styles.package} onClick={onOpen}>
        <View className={styles.gift}>
          <Icon name="gift-duotone" size={28} />
        </View>
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          <View className={styles.note}>{intro}</View>
          <View className={styles.until}>
            {`${t('coupons.count', { count })}\u2003${t('coupons.handedUntil', { day: formatDate(endTime) })}`}
          </View>
          {state !== 'claimable' && (
            <Tag kind={state === 'received' ? 'ok' : 'plain'}>
              {t(`coupons.state.${state}`, { day: formatDate(startTime) })}
            </Tag>
          )}
        </View>
        <Icon name="caret-right" size={16} className={styles.caret} />
      </Tappable>
    </View>
  )
}
