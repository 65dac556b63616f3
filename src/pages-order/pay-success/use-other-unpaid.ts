import { rowsOf } from '@/api/paging'
import { useOrderListInfiniteQuery } from '@/features/orders/api/orders.api'
import { useDeadline } from '@/hooks/use-deadline'
import { useSettled } from '@/hooks/use-settled'
import { tellUnread } from '@/utils/told-in-place'

/**
 * The account's other unpaid order with the least time left, once this one is paid. A cart makes an order for
 * each appointment, and they are paid one by one. The first page of unpaid orders, the newest, is enough: each is
 * cancelled half an hour after it was placed, so that it lacks one only if more than `pageSize` were placed within
 * that time; then the one named here is still an order to pay, and the list of orders has the others. It is read
 * beside this order, because what is shown of it moves what is below; an order that is not paid does not wait for it.
 * @param isPaid undefined until it is known
 */
export function useOtherUnpaid(orderId: string, isPaid: boolean | undefined, skip: boolean) {
  const unpaid = useOrderListInfiniteQuery('unpaid', { skip, refetchOnMountOrArgChange: true })
  const isDue = useSettled([{ isLoading: isPaid !== false && unpaid.isFetching }])
  // the payment has been made whether or not this is known
  tellUnread(unpaid)
  const [order] = rowsOf(isPaid ? unpaid.data : undefined)
    .filter(({ id, outTime }) => id !== orderId && outTime)
    .sort((a, b) => Number(a.outTime) - Number(b.outTime))
  const deadlineMs = useDeadline(order?.outTime ?? null, unpaid.fulfilledTimeStamp)
  const askOthers = () => {
    void unpaid.refetch()
  }
  return { other: order && deadlineMs !== null ? { order, deadlineMs } : undefined, isDue, askOthers }
}
