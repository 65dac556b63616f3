import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { CartLine } from '@contract/cart'
import { isApiError } from '@/api/api-error'
import { BookingSheet } from '@/components/booking-sheet'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SnackBar } from '@/components/snack-bar'
import { VersionSheet } from '@/components/version-sheet'
import {
  linesTicked,
  linesUnticked,
  selectSkippedCount,
  selectUntickedSkuIds,
  skippedNoticeClosed,
} from '@/features/cart/cart.slice'
import { useCart } from '@/hooks/use-cart'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { canTick, clashingIds, groupLines, isSetApart, sumOf } from './cart-parts'
import { CartGroupCard } from './components/cart-group-card'
import { CartSkeleton } from './components/cart-skeleton'
import { CartBar, CartSummary } from './components/checkout'
import { PartsSheet } from './components/parts-sheet'
import { SetApartCard } from './components/set-apart-card'
import { useCheckout } from './hooks/use-checkout'
import { useLinePlace } from './hooks/use-line-place'
import { useLineVersion } from './hooks/use-line-version'
import { useQuantities } from './hooks/use-quantities'
import styles from './index.module.scss'

const skuIdsOf = (lines: readonly CartLine[]) => lines.map(({ skuId }) => skuId)

/** The cart, a visitor's too: what is ticked is ordered, appointments one by one and delivered goods together. */
export default function Cart() {
  const { t } = useText('pages/trolley')
  const { t: shared } = useText('common')
  const dispatch = useAppDispatch()
  const cart = useCart()
  const unticked = useAppSelector(selectUntickedSkuIds)
  const skipped = useAppSelector(selectSkippedCount)
  const [isEditing, setIsEditing] = useState(false)
  const [note, setNote] = useState<{ text: string; undo?: () => Promise<boolean> } | null>(null)
  const refused = (error: unknown) =>
    setNote({
      text: isApiError(error) && error.kind === 'business' && error.msg ? error.msg : shared('cart.notSaved'),
    })
  const quantities = useQuantities(cart.setQuantity, refused)
  const version = useLineVersion(cart.setVersion, refused)
  const place = useLinePlace(cart.setPlace, refused)
  const checkout = useCheckout(cart, quantities.flush)
  useShownAgain(() => {
    void cart.refetch()
  })
  usePullDownRefresh(() => {
    void cart.refetch().finally(() => Taro.stopPullDownRefresh())
  })

  const all = cart.lines && quantities.apply(cart.lines)
  const shown = (all ?? []).filter((line) => !isSetApart(line))
  const apart = (all ?? []).filter(isSetApart)
  const orderable = shown.filter(canTick)
  const ticked = orderable.filter(({ skuId }) => !unticked.includes(skuId))
  const tick = (lines: readonly CartLine[], isOn: boolean) => {
    dispatch((isOn ? linesTicked : linesUnticked)(skuIdsOf(lines.filter(canTick))))
  }
  const remove = async (lines: readonly CartLine[]) => {
    await quantities.flush()
    const undo = await cart.remove(lines)
    if (!undo) return
    const canUndo = lines.every((line) => !isSetApart(line))
    setNote({ text: t('cart.removed', { count: lines.length }), ...(canUndo ? { undo } : null) })
  }
  const undo = async () => {
    const isBack = await note?.undo?.()
    // another line may be gone by then: its own way back stays
    setNote((now) => (!isBack ? { text: shared('cart.notSaved') } : now === note ? null : now))
  }
  const sum = {
    isAllTicked: orderable.length > 0 && ticked.length === orderable.length,
    canTickAll: orderable.length > 0,
    count: ticked.length,
    cents: sumOf(ticked),
    isEditing,
    isBusy: checkout.isBusy,
    onTickAll: (isOn: boolean) => tick(orderable, isOn),
    onCheckout: () => checkout.start(skuIdsOf(ticked)),
    onRemove: () => {
      void remove(ticked)
    },
  }
  const hasLines = (all?.length ?? 0) > 0
  const clashing = clashingIds(ticked)
  return (
    <PageShell
      title={shared('cart.title')}
      tab="goods"
      isBarPhoneOnly
      navEnd={
        hasLines ? (
          <Button
            kind="text"
            size="card"
            ariaLabel={t(isEditing ? 'cart.editDone' : 'cart.editLabel')}
            onClick={() => setIsEditing(!isEditing)}
          >
            {t(isEditing ? 'cart.editDone' : 'cart.edit')}
          </Button>
        ) : undefined
      }
      bar={shown.length > 0 ? <CartBar {...sum} /> : undefined}
      overlay={
        <>
          <VersionSheet {...version.sheet} />
          <BookingSheet {...place.sheet} />
          <PartsSheet parts={checkout.parts} onOpen={checkout.open} onClose={checkout.close} />
          <SnackBar
            isOpen={note !== null}
            about={note}
            text={note?.text ?? ''}
            onClose={() => setNote(null)}
            {...(note?.undo
              ? {
                  actionText: shared('snackBar.undo'),
                  onAction: () => {
                    void undo()
                  },
                }
              : null)}
          />
        </>
      }
    >
      {cart.unmergedCount > 0 && (
        <NextStrip
          kind="warn"
          icon="warning"
          action={
            <Button
              kind="text"
              size="small"
              onClick={() => {
                void cart.refetch()
              }}
            >
              {t('cart.mergeAgain')}
            </Button>
          }
        >
          {t('cart.notMerged', { count: cart.unmergedCount })}
        </NextStrip>
      )}
      {skipped > 0 && (
        <NextStrip
          kind="info"
          icon="info"
          action={
            <Button
              kind="text"
              size="small"
              onClick={() => {
                dispatch(skippedNoticeClosed())
              }}
            >
              {t('cart.gotIt')}
            </Button>
          }
        >
          {t('cart.skipped', { count: skipped })}
        </NextStrip>
      )}
      <QueryGate
        query={cart.query}
        skeleton={<CartSkeleton />}
        empty={{
          when: (lines) => lines.length === 0,
          kind: 'products',
          title: t('cart.empty'),
          text: t(cart.isSignedIn ? 'cart.emptyText' : 'cart.emptyVisitor'),
          action: (
            <View className={styles.empty}>
              <Button onClick={() => switchTo(routes.commodity)}>{t('cart.browse')}</Button>
              {!cart.isSignedIn && (
                <Button kind="text" onClick={() => go(routes.login)}>
                  {t('cart.signIn')}
                </Button>
              )}
            </View>
          ),
        }}
      >
        {() => (
          <View className={styles.columns}>
            <View className={styles.lines}>
              {groupLines(shown).map((group) => (
                <CartGroupCard
                  key={group.key}
                  group={group}
                  tickedIds={skuIdsOf(ticked)}
                  clashing={clashing}
                  isEditing={isEditing}
                  onTick={tick}
                  onQuantity={quantities.press}
                  onVersion={version.open}
                  onPlace={place.open}
                  onRemove={(line) => {
                    void remove([line])
                  }}
                  onOpen={({ spuId, skuId }) => go(routes.goodsDetail, { id: spuId, skuId })}
                />
              ))}
              {apart.length > 0 && (
                <SetApartCard
                  lines={apart}
                  onRemove={(lines) => {
                    void remove(lines)
                  }}
                />
              )}
            </View>
            {shown.length > 0 && (
              <View className={styles.side}>
                <CartSummary {...sum} />
              </View>
            )}
          </View>
        )}
      </QueryGate>
    </PageShell>
  )
}
