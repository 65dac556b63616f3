import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ReactNode } from 'react'
import type { PageOf } from '@contract/route'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { Skeleton } from '@/components/skeleton'
import { type PagedQuery, useLoadMore } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { type Reading, readState, readTogether } from '@/utils/read-state'
import styles from '../campaigns.module.scss'
import { CampaignListSkeleton } from '../components/campaign-skeletons'

interface ListQuery<Row> extends PagedQuery, Reading {
  isFetching: boolean
  data?: { pages: PageOf<Row>[]; pageParams: number[] } | undefined
  fulfilledTimeStamp?: number | undefined
}

interface KindListProps<Row extends { id: string }> {
  running: ListQuery<Row>
  coming: ListQuery<Row>
  row: (row: Row, readAtMs: number | undefined) => ReactNode
}

/** Campaigns of one kind: running, then upcoming. */
export function KindList<Row extends { id: string }>({ running, coming, row }: KindListProps<Row>) {
  const { t } = useText('pages-shopping')
  const { status, loadMore } = useLoadMore(running)
  usePullDownRefresh(() => {
    void Promise.all([running.refetch(), coming.refetch()]).finally(() => Taro.stopPullDownRefresh())
  })
  const rows = running.data && rowsOf(running.data)
  const soon = coming.data && rowsOf(coming.data)
  return (
    <QueryGate
      state={readState(
        rows,
        { ...running, alsoFailed: [coming.error], refetch: readTogether(running, coming).refetch },
        { isEmpty: rows?.length === 0 && soon?.length === 0 },
      )}
      skeleton={<CampaignListSkeleton />}
      empty={{
        kind: 'products',
        title: t('campaign.none'),
        text: t('campaign.noneText'),
        action: <Button onClick={() => switchTo(routes.commodity)}>{t('detail.gone.action')}</Button>,
      }}
    >
      {(found) => (
        <View className={styles.page}>
          {found.length > 0 && (
            <View className={styles.list}>{found.map((one) => row(one, running.fulfilledTimeStamp))}</View>
          )}
          {status !== 'end' && <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />}
          <QueryGate
            isPart
            state={readState(soon, coming, { isEmpty: soon?.length === 0 })}
            skeleton={<Skeleton />}
          >
            {(rest) => (
              <>
                <Heading level={2} size="title" className={styles.soon}>
                  {t('campaign.soon')}
                </Heading>
                <View className={styles.list}>{rest.map((one) => row(one, coming.fulfilledTimeStamp))}</View>
              </>
            )}
          </QueryGate>
        </View>
      )}
    </QueryGate>
  )
}
