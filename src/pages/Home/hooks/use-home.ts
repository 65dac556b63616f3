import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { api, justRead } from '@/api/api'
import {
  useDecorationConfigQuery,
  useDecorationQuery,
  useNavigationBarQuery,
} from '@/features/content/api/content.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { routes } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { useComingVisitsQuery } from '@/pages/Home/api/coming-visits.api'
import { useFirstAnswerAwaited } from '@/pages/Home/hooks/use-first-answer'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type ReadState, readState } from '@/utils/read-state'

type Blocks = NonNullable<ReturnType<typeof useDecorationQuery>['data']>

/** The blocks of the page, once everything above them has loaded; also sharing and pull-to-refresh. */
export function useHome(): ReadState<Blocks> {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  // stored data of the last launch is shown immediately, and refetched
  const decoration = useDecorationQuery(undefined, { refetchOnMountOrArgChange: justRead })
  // the appointment is at the top: the page waits for it to avoid a layout shift
  const next = useComingVisitsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const isAppointmentAwaited = useFirstAnswerAwaited(next)
  // the same applies to the links: only their answer shows how many rows they need
  const ways = useNavigationBarQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const areWaysAwaited = useFirstAnswerAwaited(ways)
  const { data: dressing } = useDecorationConfigQuery()
  // values not set by the operator are left to WeChat: the app's name, and a screenshot of the page
  usePageShare({ url: routes.home, title: dressing?.shareTitle, picture: dressing?.sharePicUrl })
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Catalogue', 'Booking']))
    void decoration.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  const state = readState(
    decoration.data,
    { ...decoration, alsoFailed: [next.error, ways.error] },
    { isEmpty: decoration.data?.length === 0 },
  )
  return isAppointmentAwaited || areWaysAwaited ? { kind: 'loading' } : state
}
