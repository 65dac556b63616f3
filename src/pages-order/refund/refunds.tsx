import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { rowsOf } from '@/api/paging'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { cx } from '@/components/web-props'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { useRefundPageInfiniteQuery } from '../api/refunds.api'
import { RefundCardView } from './refund-card'
import styles from './refund.module.scss'

/** All refunds of the account, newest first: requested ones, and payments that could not be kept. */
export default function RefundsPage() {
  const { t } = useText('pages-order')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const hasColumnBar = useHasColumnBar()
  const list = useRefundPageInfiniteQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const [toast, say] = useToast()
  const contact = useContact(say)
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
    <PageShell
      title={t('afterSale.refunds')}
      tab="mine"
      isNarrow={!hasColumnBar || !isSignedIn}
      overlay={
        <>
          <ActionSheet {...contact.sheet} />
          <Toast {...toast} />
        </>
      }
    >
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
            <>
              <View className={cx(styles.columns, styles.cards)}>
                {found.map((refund) => (
                  <RefundCardView key={refund.id} refund={refund} onContact={() => contact.openContact()} />
                ))}
              </View>
              <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
            </>
          )}
        </QueryGate>
      ) : (
        <SignInGate icon="receipt" title={t('refund.signInTitle')} text={t('refund.signInText')} />
      )}
    </PageShell>
  )
}
