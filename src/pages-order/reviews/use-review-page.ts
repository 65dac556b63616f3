import { orderStatus } from '@contract/constants/enums'
import { isGone } from '@/api/api-error'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { readState, readTogether } from '@/utils/read-state'
import { useOrderItemQuery, useOrderReviewsQuery } from '../api/order-reviews.api'

/** The reviewed line, its review, and the next line of its order to review. */
export function useReviewPage() {
  const { id = '' } = usePageParams<{ id: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const item = useOrderItemQuery(id, { skip: !isSignedIn || !id, refetchOnMountOrArgChange: true })
  const orderId = item.data?.orderId ?? ''
  const isCompleted = item.data?.orderStatus === orderStatus.completed
  const siblings = useOrderReviewsQuery(orderId, {
    skip: !isSignedIn || !isCompleted,
    refetchOnMountOrArgChange: true,
  })
  useShownAgain(() => {
    if (!item.isUninitialized) void item.refetch()
    if (!siblings.isUninitialized) void siblings.refetch()
  })
  const rows = siblings.currentData?.records
  const found = item.data && {
    item: item.data,
    isCompleted,
    review: rows?.find(({ orderItemId }) => orderItemId === id)?.review ?? null,
    nextId: rows?.find(({ orderItemId, review }) => orderItemId !== id && !review)?.orderItemId ?? null,
  }
  return {
    id,
    userId,
    isSignedIn,
    state: readState(isCompleted && !rows ? undefined : found, readTogether(item, siblings), {
      isGone: isGone(item.error) || !id,
    }),
  }
}
