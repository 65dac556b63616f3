import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { type ReviewList, reviewLists } from '@contract/constants/enums'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { cx } from '@/components/web-props'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useMyReviewsInfiniteQuery } from '../api/order-reviews.api'
import { ReviewCard } from './review-card'
import styles from './reviews.module.scss'

const queryOf = (state: ReviewList, orderId: string | undefined) => ({
  state,
  ...(orderId ? { orderId } : null),
})

/** Items to review, with their number, and written reviews; of one order when the address names it. */
export default function MyReviewsPage() {
  const { t } = useText('pages-order')
  const { tab: asked, orderId } = usePageParams<{ tab: string; orderId: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const hasColumnBar = useHasColumnBar()
  const [tab, setTab] = useState<ReviewList>(asked === 'written' ? 'written' : 'toWrite')
  // the list of the first tab reads the same
  const toWrite = useMyReviewsInfiniteQuery(queryOf('toWrite', orderId), { skip: !isSignedIn })
  const count = toWrite.currentData?.pages[0]?.total
  return (
    <PageShell
      title={t('afterSale.reviews')}
      tab="mine"
      isNarrow={!hasColumnBar || !isSignedIn}
      head={
        isSignedIn ? (
          <Tabs
            items={reviewLists.map((key) => ({
              key,
              label: t(`reviews.tab.${key}`),
              ...(key === 'toWrite' && count ? { count } : null),
            }))}
            active={tab}
            onChange={setTab}
            label={t('reviews.tabsLabel')}
            idPrefix="review-tab"
          />
        ) : undefined
      }
    >
      {isSignedIn ? (
        <ReviewRows state={tab} orderId={orderId} />
      ) : (
        <SignInGate icon="star" title={t('reviews.signInTitle')} text={t('reviews.signInText')} />
      )}
    </PageShell>
  )
}

const withId = <Row extends { orderItemId: string }>(row: Row) => ({ ...row, id: row.orderItemId })

/** The items of one tab. */
function ReviewRows({ state, orderId }: { state: ReviewList; orderId: string | undefined }) {
  const { t } = useText('pages-order')
  const list = useMyReviewsInfiniteQuery(queryOf(state, orderId), { refetchOnMountOrArgChange: true })
  const { status, loadMore } = useLoadMore(list)
  const refresh = async () => {
    await list.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const rows =
    list.currentData &&
    rowsOf({
      ...list.currentData,
      pages: list.currentData.pages.map((page) => ({ ...page, records: page.records.map(withId) })),
    })
  const none = state === 'toWrite' ? 'noneToWrite' : 'noneWritten'
  return (
    <QueryGate
      state={readState(rows, list, { isEmpty: rows?.length === 0 })}
      skeleton={<SkeletonPage kind="cards" />}
      empty={{
        kind: 'orders',
        title: t(`reviews.${none}Title`),
        text: t(`reviews.${none}Text`),
        action: <Button onClick={() => go(routes.orderList)}>{t('refund.seeOrders')}</Button>,
      }}
    >
      {(found) => (
        <>
          <View className={cx(styles.columns, styles.cards)}>
            {found.map((item) => (
              <ReviewCard key={item.id} item={item} />
            ))}
          </View>
          <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
        </>
      )}
    </QueryGate>
  )
}
