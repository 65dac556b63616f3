import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { RefundCard } from '@contract/routes/aftersales'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { Price } from '@/components/price'
import { QueryGate } from '@/components/query-gate'
import { SignInCard } from '@/components/sign-in-card'
import { SkeletonPage } from '@/components/skeleton'
import { Tappable } from '@/components/tappable'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ItemPicture } from '@/pages-order/components/item-picture'
import { StateTag } from '@/pages-order/components/state-tag'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useRefundPageInfiniteQuery } from '../api/refunds.api'
import { refundFaces, refundNews } from './refund-face'
import styles from './refund.module.scss'

/** All refunds of the account, newest first: requested ones, and payments that could not be kept. */
export default function RefundsPage() {
  const { t } = useText('pages-order')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const list = useRefundPageInfiniteQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const { status, loadMore } = useLoadMore(list)
  const refresh = async () => {
    if (!list.isUninitialized) await list.refetch()
  }
  useShownAgain(() => {
    void refresh()
  })
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
  const rows = list.currentData && rowsOf(list.currentData)
  return (
    <PageShell title={t('afterSale.refunds')} tab="mine" isNarrow>
      {isSignedIn ? (
        <QueryGate
          state={readState(rows, list, { isEmpty: rows?.length === 0 })}
          skeleton={<SkeletonPage kind="cards" />}
          empty={{
            kind: 'orders',
            title: t('refund.listNoneTitle'),
            text: t('refund.listNoneText'),
            action: <Button onClick={() => go(routes.orderList)}>{t('refund.seeOrders')}</Button>,
          }}
        >
          {(found) => (
            <View className={styles.stack}>
              {found.map((refund) => (
                <RefundCardView key={refund.id} refund={refund} />
              ))}
              <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
            </View>
          )}
        </QueryGate>
      ) : (
        <SignInCard icon="receipt" text={t('refund.signIn')} onSignIn={() => go(routes.login)} />
      )}
    </PageShell>
  )
}

/** A refund in the list: state, date, items, reason, amount, and by when the money arrives or our answer. */
function RefundCardView({ refund }: { refund: RefundCard }) {
  const { t } = useText('pages-order')
  const face = refundFaces[refund.state]
  const [first] = refund.items
  const day = formatDate(refund.createTime)
  const pieces = refund.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Tappable
      className={styles.card}
      role="link"
      onClick={() =>
        refund.isRequested
          ? go(routes.refundDetail, { id: refund.id })
          : go(routes.orderInfo, { id: refund.orderId })
      }
    >
      <View className={styles.head}>
        <StateTag kind={face.kind} icon={face.icon}>
          {refund.stateDesc}
        </StateTag>
        <View className={styles.date}>
          <View>{refund.isRequested ? t('refund.requestedOn', { day }) : day}</View>
          <Icon name="caret-right" size={16} />
        </View>
      </View>
      <View className={styles.goods}>
        <ItemPicture src={first?.picUrl ?? ''} />
        <View className={styles.words}>
          <Heading level={2} size="body">
            {first?.spuName ?? ''}
          </Heading>
          <View className={styles.note}>
            <View>
              {refund.items.length > 1 ? t('card.more', { n: pieces }) : t('card.quantity', { n: pieces })}
            </View>
            <View>{refund.reasonText}</View>
          </View>
        </View>
        <Price cents={refund.refundPrice} size="s" plain />
      </View>
      <View className={styles.news}>{refundNews(refund, t)}</View>
    </Tappable>
  )
}
