import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ReactNode } from 'react'
import type { PageOf } from '@contract/route'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { cx } from '@/components/web-props'
import { type PagedQuery, useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { type Reading, readState } from '@/utils/read-state'
import styles from '../campaigns.module.scss'
import { CampaignListSkeleton } from '../components/campaign-skeletons'
import type { CampaignKind } from './kinds'

interface ListQuery<Row> extends PagedQuery, Reading {
  isFetching: boolean
  data?: { pages: PageOf<Row>[]; pageParams: number[] } | undefined
}

interface MyListProps<Row extends { id: string }> {
  kind: CampaignKind
  list: ListQuery<Row>
  row: (row: Row) => ReactNode
}

/** The account's participations of one kind, newest first; when empty, a link to start one. */
export function MyList<Row extends { id: string }>({ kind, list, row }: MyListProps<Row>) {
  const { t } = useText('pages-shopping')
  const { status, loadMore } = useLoadMore(list)
  useShownAgain(() => void list.refetch())
  usePullDownRefresh(() => {
    void Promise.resolve(list.refetch()).finally(() => Taro.stopPullDownRefresh())
  })
  const rows = list.data && rowsOf(list.data)
  return (
    <QueryGate
      state={readState(rows, list, { isEmpty: rows?.length === 0 })}
      skeleton={<CampaignListSkeleton />}
      empty={{
        kind: 'orders',
        title: t(`campaign.noneMine.${kind}`),
        text: t('campaign.noneMineText'),
        action: <Button onClick={() => go(routes.campaigns, { kind })}>{t('campaign.seeAll')}</Button>,
      }}
    >
      {(found) => (
        <View className={styles.page}>
          <View className={cx(styles.list, styles.own)}>{found.map(row)}</View>
          {status !== 'end' && <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />}
        </View>
      )}
    </QueryGate>
  )
}
