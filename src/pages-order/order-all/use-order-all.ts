import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { type ActivityKind, activityKinds } from '@contract/constants/enums'
import type { Activity } from '@contract/routes/activity'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { msToDay } from '@/i18n/format'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { type ActivityFilter, useActivityListInfiniteQuery } from '@/pages-order/api/activity.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { type Period, periods, rangeOf } from './periods'

const known = <T extends string>(values: readonly T[], value: string | undefined): T | '' =>
  values.find((one) => one === value) ?? ''

const readAddress = ({ kind, period, keyword = '' }: Partial<Record<string, string>>) => ({
  kind: known(activityKinds, kind),
  period: known(periods, period),
  keyword: keyword.slice(0, 60),
})

/** The rows of all pages, each entry once. */
function rowsOfPages(pages: readonly { records: Activity[] }[]): Activity[] {
  const seen = new Set<string>()
  return pages
    .flatMap(({ records }) => records)
    .filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`))
}

/** The timeline of the account's activity, filtered by kind, period and keyword, which are stored in the address. */
export function useOrderAll() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [{ kind, period, keyword }, change] = useAddressState(routes.orderAll, readAddress)
  const [typed, setTyped] = useState(keyword)
  const filter: ActivityFilter = {
    ...(kind ? { kind } : null),
    ...(keyword ? { keyword } : null),
    ...(period ? rangeOf(period, msToDay(Date.now())) : null),
  }
  const list = useActivityListInfiniteQuery(filter, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const end = useLoadMore(list)
  const refresh = async () => {
    if (!list.isUninitialized) await list.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const rows = list.currentData && rowsOfPages(list.currentData.pages)
  const search = (words: string) => {
    setTyped(words)
    change({ keyword: words.trim() })
  }
  return {
    isSignedIn,
    kind,
    setKind: (next: ActivityKind | '') => change({ kind: next }),
    period,
    setPeriod: (next: Period | '') => change({ period: next }),
    typed,
    // clearing the field shows everything immediately; a keyword is applied with the search key
    setTyped: (words: string) => (words === '' ? search('') : setTyped(words)),
    search,
    isNarrowed: kind !== '' || period !== '' || keyword !== '',
    showAll: () => {
      setTyped('')
      change({ kind: '', period: '', keyword: '' })
    },
    state: readState(rows, list, { isEmpty: rows?.length === 0 }),
    ...end,
  }
}
export type OrderAllState = ReturnType<typeof useOrderAll>
