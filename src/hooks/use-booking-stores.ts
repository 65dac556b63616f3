import { useShopsOfGoodsQuery } from '@/api/shops.api'
import type { BookingStore } from '@/components/booking-sheet'
import type { GateQuery } from '@/components/query-gate'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'

/** The stores at which goods can be booked, for BookingSheet; those of other goods never stand in for them. @param spuId '' while nothing is booked */
export function useBookingStores(spuId: string): GateQuery<BookingStore[]> {
  const { t } = useText('common')
  const { currentData, error, isLoading, isFetching, refetch } = useShopsOfGoodsQuery(
    { spuId },
    { skip: spuId === '' },
  )
  const stores = currentData?.records.map(({ id, name, picUrl, district, firstFreeDay }) => ({
    id,
    name,
    picture: picUrl,
    note: [
      district,
      firstFreeDay ? t('booking.firstFree', { day: formatShortDay(firstFreeDay) }) : t('booking.noFree'),
    ].join(' · '),
  }))
  return { ...(stores ? { data: stores } : null), error, isLoading, isFetching, refetch }
}
