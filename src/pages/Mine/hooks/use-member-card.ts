import { selectIsSignedIn } from '@/features/session/session.slice'
import {
  useCouponCountQuery,
  useMemberDisplayQuery,
  usePointsBalanceQuery,
} from '@/pages/Mine/api/member.api'
import { useAppSelector } from '@/store/hooks'

/** The data of a query; undefined during the first read, null when it failed. */
const told = <Query extends { data?: unknown; isLoading: boolean }>({ data, isLoading }: Query) =>
  (data ?? (isLoading ? undefined : null)) as NonNullable<Query['data']> | null | undefined

/**
 * What the card of a signed-in account shows and leads to; undefined while it is loading, null where the card has
 * nothing to show.
 */
export function useMemberCard() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const options = { skip: !isSignedIn }
  const member = told(useMemberDisplayQuery(undefined, options))
  const points = told(usePointsBalanceQuery(undefined, options))
  const coupons = told(useCouponCountQuery(undefined, options))
  if (!isSignedIn) return { membership: null, points: null, coupons: null }
  return {
    membership: member && (member.isShow === true ? member : null),
    points: points && (points.isEnable === true ? points.balance : null),
    coupons: coupons && coupons.total,
  }
}
