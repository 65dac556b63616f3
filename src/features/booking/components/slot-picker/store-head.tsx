import { View } from '@tarojs/components'
import type { Day } from '@contract/rules/day'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Tappable } from '@/components/tappable'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './store-head.module.scss'

/** A clinic with an earlier free day. */
export interface SoonerStore {
  shopId: string
  shopName: string
  firstFreeDay: Day
}

interface StoreHeadProps {
  store: { name: string; picture: string }
  /** the district */
  place?: string
  sooner?: SoonerStore | undefined
  /** shows the calendar of the clinic that has an earlier slot */
  onSooner: (shopId: string) => void
  /** set when another clinic can be chosen */
  onChange?: (() => void) | undefined
}

/** The clinic of the calendar below, with links to change it and to the clinic with the earliest free day. */
export function StoreHead({ store, place, sooner, onSooner, onChange }: StoreHeadProps) {
  const { t } = useText('common')
  return (
    <View>
      <View className={styles.root}>
        <View className={styles.picture}>
          <Image src={store.picture} alt="" ratio="1:1" />
        </View>
        <View className={styles.words}>
          <View className={styles.name}>{store.name}</View>
          {place && <View className={styles.note}>{place}</View>}
        </View>
        {onChange && (
          <Button kind="text" size="small" onClick={onChange}>
            {t('booking.changeStore')}
          </Button>
        )}
      </View>
      {sooner && (
        <Tappable className={styles.sooner} onClick={() => onSooner(sooner.shopId)}>
          <Icon name="clock-clockwise" />
          <View className={styles.words}>
            {t('booking.soonest', { shop: sooner.shopName, day: formatShortDay(sooner.firstFreeDay) })}
          </View>
          <Icon name="caret-right" size={16} />
        </Tappable>
      )}
    </View>
  )
}
