import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { CartColumns } from './components/cart-columns'
import { CartNotices } from './components/cart-notices'
import { CartOverlay } from './components/cart-overlay'
import { CartSkeleton } from './components/cart-skeleton'
import { CartBar } from './components/checkout'
import { useCartPage } from './hooks/use-cart-page'
import styles from './index.module.scss'

function EmptyActions({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useText('pages/trolley')
  return (
    <View className={styles.empty}>
      <Button onClick={() => switchTo(routes.commodity)}>{t('cart.browse')}</Button>
      {!isSignedIn && (
        <Button kind="text" onClick={() => go(routes.login)}>
          {t('cart.signIn')}
        </Button>
      )}
    </View>
  )
}

/**
 * The cart page, for visitors too: selected lines are ordered, appointments one by one and shipped products
 * together.
 */
export default function Cart() {
  const { t } = useText('pages/trolley')
  const { t: shared } = useText('common')
  const state = useCartPage()
  const { cart, shown, hasLines, isEditing, toggleEditing, sum } = state
  return (
    <PageShell
      title={shared('cart.title')}
      tab="goods"
      barUntil="tablet"
      navEnd={
        hasLines ? (
          <Button
            kind="text"
            size="card"
            ariaLabel={t(isEditing ? 'cart.editDone' : 'cart.editLabel')}
            onClick={toggleEditing}
          >
            {t(isEditing ? 'cart.editDone' : 'cart.edit')}
          </Button>
        ) : undefined
      }
      bar={shown.length > 0 ? <CartBar {...sum} /> : undefined}
      overlay={<CartOverlay {...state} />}
    >
      <CartNotices
        unmergedCount={cart.unmergedCount}
        onRetry={() => {
          void cart.refetch()
        }}
      />
      <QueryGate
        state={cart.state}
        skeleton={<CartSkeleton />}
        empty={{
          kind: 'products',
          title: t('cart.empty'),
          text: t(cart.isSignedIn ? 'cart.emptyText' : 'cart.emptyVisitor'),
          action: <EmptyActions isSignedIn={cart.isSignedIn} />,
        }}
      >
        {() => <CartColumns state={state} />}
      </QueryGate>
    </PageShell>
  )
}
