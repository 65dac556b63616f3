import { rowsOf } from '@/api/paging'
import { useBookingListInfiniteQuery } from '@/features/booking/api/bookings.api'
import { useGoodsListInfiniteQuery } from '@/features/catalogue/api/goods.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useSettled } from '@/hooks/use-settled'
import { useAppSelector } from '@/store/hooks'
import { readState, readTogether } from '@/utils/read-state'

/** Purchases without a time, and the free services; at one clinic, or at all (with '' as its id). */
export function useServicesHere(shopId: string) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const waiting = useBookingListInfiniteQuery(
    { list: 'pre', ...(shopId ? { shopId } : null) },
    { skip: !isSignedIn, refetchOnMountOrArgChange: true },
  )
  const free = useGoodsListInfiniteQuery({ isFree: true, ...(shopId ? { shopId } : null) })
  const services = free.currentData && rowsOf(free.currentData)
  return {
    /** the purchases are above the rest, which would shift when they arrive */
    isDue: useSettled([waiting]),
    waiting,
    bought: rowsOf(waiting.currentData).map((row) => ({ ...row, shopId: row.shopId ?? (shopId || null) })),
    isLost: free.isError,
    /** one failure and one retry while nothing of the page can be loaded */
    isRead: services !== undefined || !free.isError,
    state: readState(services, readTogether(free, waiting), { isEmpty: services?.length === 0 }),
    end: useLoadMore(free),
  }
}
