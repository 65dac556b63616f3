import { View } from '@tarojs/components'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { Image } from '../image'
import styles from './store-head.module.scss'

/** A store with an earlier free day ('yyyy-MM-dd'). */
export interface SoonerStore {
  shopName: string
  firstFreeDay: string
}

interface StoreHeadProps {
  store: { name: string; picture: string }
  /** said while no store would be sooner: where it is */
  place?: string
  sooner?: SoonerStore | undefined
  /** offered when there is another store to change to */
  onChange?: (() => void) | undefined
}

/** The store whose calendar follows, with the way to another one. */
export function StoreHead({ store, place, sooner, onChange }: StoreHeadProps) {
  const { t } = useText('common')
  const note = sooner
    ? t('booking.otherFirst', { shop: sooner.shopName, day: formatShortDay(sooner.firstFreeDay) })
    : place
  return (
    <View className={styles.root}>
      <View className={styles.picture}>
        <Image src={store.picture} alt="" ratio="1:1" />
      </View>
      <View className={styles.words}>
        <View className={styles.name}>{store.name}</View>
        {note && <View className={styles.note}>{note}</View>}
      </View>
      {onChange && (
        <Button kind="text" size="small" onClick={onChange}>
          {t('booking.changeStore')}
        </Button>
      )}
    </View>
  )
}
