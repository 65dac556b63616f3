import type { GoodsDetail, Sku } from '@contract/routes/goods'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { CartLink } from '@/components/cart-link'
import { useAddToCart } from '@/features/cart/hooks/use-add-to-cart'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { isCartable } from '@/features/catalogue/sku'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './goods.module.scss'
import { FavouriteButton, FavouriteItem, type KeepTools, ShareButton } from './keep-tools'

/** Actions to buy a version of a product directly or to add it to the cart. */
export function useBuying(goods: GoodsDetail, sku: Sku | undefined) {
  const { add, isAdding, snack } = useAddToCart()
  return {
    goods,
    canBuy: !!sku && isCartable(goods),
    isAdding,
    snack,
    toCart: () => {
      if (sku) void add(goods, sku)
    },
    buy: () => go(routes.subOrder, { id: goods.id, skuId: sku?.id }),
  }
}
type Buying = ReturnType<typeof useBuying>

function AddButton({ canBuy, isAdding, toCart }: Buying) {
  const { t: common } = useText('common')
  return (
    <Button kind="tint" busy={isAdding} disabled={!canBuy} onClick={toCart}>
      {common('cart.add')}
    </Button>
  )
}

function BuyButton({ goods, canBuy, buy, className }: Buying & { className?: string | undefined }) {
  const { t } = useText('pages-shopping')
  return (
    <Button disabled={!canBuy} onClick={buy} {...(className ? { className } : null)}>
      {t(canBuy || goods.priceText !== null ? 'detail.buy' : 'detail.none')}
    </Button>
  )
}

interface BuyProps {
  tools: KeepTools
  buying: Buying
}

/** The bottom bar of a phone. */
export function BuyBar({ tools, buying }: BuyProps) {
  const cartCount = useCartCount()
  return (
    <ActionBar
      start={
        <>
          <FavouriteItem {...tools} />
          <CartLink count={cartCount} onClick={() => go(routes.cart)} />
        </>
      }
    >
      <AddButton {...buying} />
      <BuyButton {...buying} />
    </ActionBar>
  )
}

/** The same buttons in the buying box of a desktop, whose header leads to the cart. */
export function BuyButtons({ tools, buying }: BuyProps) {
  return (
    <>
      <BuyButton {...buying} className={styles.mainButton} />
      <AddButton {...buying} />
      <FavouriteButton {...tools} />
      <ShareButton {...tools} />
    </>
  )
}
