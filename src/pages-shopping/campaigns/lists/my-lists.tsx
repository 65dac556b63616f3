import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ReactNode } from 'react'
import type { PageOf } from '@contract/route'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { type PagedQuery, useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  useMyBargainsInfiniteQuery,
  useMyGroupsInfiniteQuery,
  useMyReferralQuery,
  useReferralListInfiniteQuery,
} from '@/pages-shopping/api/campaigns.api'
import { type Reading, readState } from '@/utils/read-state'
import { bargainFaces } from '../bargaining/bargain-faces'
import styles from '../campaigns.module.scss'
import { groupFaces } from '../group-buying/group-faces'
import type { CampaignKind } from './kinds'
import { PartRow } from './part-row'

interface ListQuery<Row> extends PagedQuery, Reading {
  data?: { pages: PageOf<Row>[]; pageParams: number[] } | undefined
}

interface MyListProps<Row extends { id: string }> {
  kind: CampaignKind
  list: ListQuery<Row>
  row: (row: Row) => ReactNode
}

/** My parts of one kind, the newest first; without any, the way to begin one. */
function MyList<Row extends { id: string }>({ kind, list, row }: MyListProps<Row>) {
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
      skeleton={<SkeletonPage kind="list" />}
      empty={{
        kind: 'orders',
        title: t(`campaign.noneMine.${kind}`),
        text: t('campaign.noneMineText'),
        action: <Button onClick={() => go(routes.campaigns, { kind })}>{t('campaign.seeAll')}</Button>,
      }}
    >
      {(found) => (
        <View className={styles.page}>
          <View className={styles.list}>{found.map(row)}</View>
          {status !== 'end' && <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />}
        </View>
      )}
    </QueryGate>
  )
}

export function MyGroups() {
  const { t } = useText('pages-shopping')
  return (
    <MyList
      kind="groupBuy"
      list={useMyGroupsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })}
      row={(group) => (
        <PartRow
          key={group.id}
          name={group.name}
          picUrl={group.picUrl}
          tag={{ kind: groupFaces[group.status].tag, text: t(`campaign.groupBuy.tag.${group.status}`) }}
          facts={[
            formatPrice(group.grouponPrice),
            t('campaign.groupBuy.paid', { done: group.havNum, all: group.grouponNum }),
          ]}
          note={group.status === 'failed' ? group.refundNote : null}
          onOpen={() => go(routes.groupBuy, { group: group.id })}
        />
      )}
    />
  )
}

export function MyBargains() {
  const { t } = useText('pages-shopping')
  return (
    <MyList
      kind="bargain"
      list={useMyBargainsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })}
      row={(part) => (
        <PartRow
          key={part.id}
          name={part.name}
          picUrl={part.picUrl}
          tag={{ kind: bargainFaces[part.status].tag, text: t(`campaign.bargain.tag.${part.status}`) }}
          facts={[
            formatPrice(part.currentPrice),
            t('campaign.bargain.cuts', { done: part.havCutNum, all: part.cutNum }),
          ]}
          note={null}
          onOpen={() => go(routes.bargain, { part: part.id })}
        />
      )}
    />
  )
}

export function MyReferrals() {
  return (
    <MyList
      kind="referral"
      list={useReferralListInfiniteQuery('running', { refetchOnMountOrArgChange: true })}
      row={(activity) => <MyReferralRow key={activity.id} {...activity} />}
    />
  )
}

/** How far I am in a referral campaign; while that is not known, the campaign alone. */
function MyReferralRow({ id, name, picUrl }: { id: string; name: string; picUrl: string }) {
  const { t } = useText('pages-shopping')
  const { currentData: mine } = useMyReferralQuery(id, { refetchOnMountOrArgChange: true })
  const points = mine?.rewards.reduce((sum, reward) => sum + reward.points, 0) ?? 0
  return (
    <PartRow
      name={name}
      picUrl={picUrl}
      tag={null}
      facts={
        mine
          ? [
              t('campaign.referral.came', { count: mine.invitedNum, n: formatNumber(mine.invitedNum) }),
              ...(points > 0 ? [t('campaign.referral.points', { points: formatNumber(points) })] : []),
            ]
          : []
      }
      note={null}
      onOpen={() => go(routes.referral, { id })}
    />
  )
}
