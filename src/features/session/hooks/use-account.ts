import { useUserInfoQuery } from '@/features/session/api/user.api'
import { selectIsSignedIn, selectWxUser } from '@/features/session/session.slice'
import { useAppSelector } from '@/store/hooks'

/** The signed-in account, null for a visitor. Stored session data is given while the server is queried. */
export function useAccount() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const kept = useAppSelector(selectWxUser)
  const { data } = useUserInfoQuery(undefined, { skip: !isSignedIn })
  return isSignedIn ? (data ?? kept) : null
}
