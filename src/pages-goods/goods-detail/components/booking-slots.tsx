import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { FailedState } from '@/components/failed-state'
import { Icon } from '@/components/icon'
import { Sheet } from '@/components/sheet'
import { SlotSheet } from '@/components/slot-picker/slot-sheet'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { BookingSheet } from '../hooks/use-booking-sheet'
import styles from './booking-slots.module.scss'

/** The calendar of one store, with the way to another one. */
export function BookingSlots({ booking: { shop, shops, slots, isOpen, close }, onChangeShop }: { booking: BookingSheet; onChangeShop: () => void }) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const failed = shops.isError && !shops.data ? shops : slots.days.isError && !slots.days.data ? slots.days : null
  if (failed) return <Sheet isOpen={isOpen} title={t('detail.slots.title')} onClose={close}><FailedState onRetry={() => { void failed.refetch() }} /></Sheet>
  const sooner = slots.otherShops[0]
  const canChange = (shops.data?.records.length ?? 0) > 1
  return (
    <SlotSheet
      {...slots.picker} isOpen={isOpen} onClose={close} onConfirm={() => { slots.confirm(); close() }}
      top={shop && (
        <View className={styles.shop}>
          <Icon name='map-pin' className={styles.pin} />
          <View className={styles.name}><View>{shop.name}</View><View className={styles.district}>{sooner ? common('booking.otherFirst', { shop: sooner.shopName, day: formatShortDay(sooner.firstFreeDay) }) : shop.district}</View></View>
          {canChange && <Button kind='text' size='card' onClick={() => { close(); onChangeShop() }}>{t('detail.slots.changeShop')}</Button>}
        </View>
      )}
      {...(shop ? { note: shop.name } : null)}
    />
  )
}
