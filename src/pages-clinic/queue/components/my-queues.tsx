import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { QueueNow, QueueTicket } from '@contract/routes/queue'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tag } from '@/components/tag'
import { useOpenTicketsQuery } from '@/features/queue/api/open-tickets.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { formatMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useQueueHistoryInfiniteQuery } from '@/pages-clinic/api/queue.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { ticketFaces } from './ticket-faces'
import styles from './ticket-view.module.scss'
import { SignInBar, VisitorQueues } from './visitor-queues'

/** All my tickets: open ones first, then past ones. */
function useMyQueues() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const options = { skip: !isSignedIn, refetchOnMountOrArgChange: true }
  const open = useOpenTicketsQuery(undefined, options)
  const history = useQueueHistoryInfiniteQuery(undefined, options)
  const more = useLoadMore(history)
  const rows = history.currentData ? rowsOf(history.currentData) : undefined
  const openRows = isSignedIn ? (open.currentData ?? []) : []
  const openIds = new Set(openRows.map(({ id }) => id))
  const refresh = async () => {
    if (isSignedIn) await Promise.all([open.refetch(), history.refetch()])
  }
  useShownAgain(() => void refresh())
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  return {
    isSignedIn,
    openRows,
    earlier: rows?.filter(({ id }) => !openIds.has(id)) ?? [],
    state: readState(rows, history, { isEmpty: rows?.length === 0 }),
    more,
  }
}

/** The list of my tickets, of all days and clinics. */
export function MyQueues() {
  const { t } = useText('pages-clinic')
  const { isSignedIn, openRows, earlier, state, more } = useMyQueues()
  return (
    <PageShell
      title={t('queue.toMine')}
      tab="mine"
      isNarrow
      bar={!isSignedIn && <SignInBar text={t('queue.join.signIn')} />}
    >
      {!isSignedIn ? (
        <VisitorQueues />
      ) : (
        <QueryGate
          state={state}
          skeleton={<SkeletonPage />}
          empty={{
            kind: 'appointments',
            title: t('queue.mine.emptyTitle'),
            text: t('queue.mine.emptyText'),
            action: <Button onClick={() => switchTo(routes.shops)}>{t('queue.mine.find')}</Button>,
          }}
        >
          {() => (
            <View className={styles.root}>
              {openRows.length > 0 && <Tickets title={t('queue.mine.open')} rows={openRows} />}
              {earlier.length > 0 && <Tickets title={t('queue.mine.earlier')} rows={earlier} />}
              <LoadMore status={more.status} onRetry={more.loadMore} onMore={more.loadMore} />
            </View>
          )}
        </QueryGate>
      )}
    </PageShell>
  )
}

function Tickets({ title, rows }: { title: string; rows: readonly (QueueTicket | QueueNow)[] }) {
  const { t } = useText('pages-clinic')
  return (
    <Card title={title} flush>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          icon={ticketFaces[row.state].icon}
          isTall
          title={[row.number === null ? '' : t('queue.mine.number', { n: row.number }), row.doctorName]
            .filter(Boolean)
            .join('　')}
          note={
            <>
              <View>{[row.shopName, row.personName].join('\u00a0· ')}</View>
              <View className={styles.state}>
                <View>{formatMoment(row.date)}</View>
                <Tag kind={ticketFaces[row.state].tag}>{row.stateDesc}</Tag>
              </View>
            </>
          }
          onClick={() => go(routes.queue, { id: row.id })}
        />
      ))}
    </Card>
  )
}
