import type { BookingStore } from '@/features/booking/components/booking-sheet'
import { useShopsOfGoodsQuery } from '@/features/clinics/api/shops.api'
import { formatNearDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { type ReadState, readState } from '@/utils/read-state'

/**
 * The clinics at which goods can be booked, for BookingSheet; never the stale list of other goods.
 * @param spuId '' while no appointment is open
 */
export function useBookingStores(spuId: string): ReadState<BookingStore[]> {
  const { t } = useText('common')
  const shops = useShopsOfGoodsQuery({ spuId }, { skip: spuId === '' })
  const stores = shops.currentData?.records.map(({ id, name, picUrl, district, firstFreeDay }) => ({
    id,
    name,
    picture: picUrl,
    note: [
      district,
      firstFreeDay ? t('booking.firstFree', { day: formatNearDay(firstFreeDay) }) : t('booking.noFree'),
    ].join('\u00a0· '),
  }))
  return readState(stores, shops, { isEmpty: stores?.length === 0 })
}
