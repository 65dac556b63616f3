import { View } from '@tarojs/components'
import type { GoodsDetail } from '@contract/goods'
import { useState } from 'react'
import { CartLink } from '@/components/cart-link'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { SnackBar } from '@/components/snack-bar'
import { Tappable } from '@/components/tappable'
import { Toast } from '@/components/toast'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useCartCount } from '@/hooks/use-cart-count'
import { useShare } from '@/hooks/use-share'
import { useText } from '@/i18n/use-text'
import { back, go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { isCartable } from '@/utils/sku'
import styles from '../goods-detail.module.scss'
import { useBookingSheet } from '../hooks/use-booking-sheet'
import { useFittingPerson } from '../hooks/use-fitting-person'
import { useKeeping } from '../hooks/use-keeping'
import { chosenSku, wayOf } from '../sku-choice'
import { BookingSlots } from './booking-slots'
import { BuyingBox } from './buying-box'
import { DetailBar, DetailButtons } from './detail-actions'
import { DetailBody } from './detail-body'
import { Gallery } from './gallery'
import { KeepNote } from './keep-actions'
import { ServiceSheet } from './service-sheet'
import { StoresCard } from './stores-card'

const isH5 = process.env.TARO_ENV === 'h5'

/** The page of goods that can be had. */
export function GoodsView({ goods, wishedSkuId }: { goods: GoodsDetail; wishedSkuId: string | undefined }) {
  const { t } = useText('pages-goods')
  const [skuId, setSkuId] = useState(wishedSkuId)
  const [isAsking, setIsAsking] = useState(false)
  const [isAllStores, setIsAllStores] = useState(false)
  const fitting = useFittingPerson(goods.eligibility)
  const share = useShare({ route: routes.goodsDetail, params: { id: goods.id }, title: goods.name })
  const keeping = useKeeping(goods)
  const cart = useAddToCart()
  const cartCount = useCartCount()
  const sku = chosenSku(goods, skuId)
  const way = wayOf(goods)
  const canBook = goods.isBookable === '1' && (way === 'free' || way === 'book')
  const personId = fitting.current && !fitting.reasonOf(fitting.current) ? fitting.current.id : undefined
  const booking = useBookingSheet({
    spuId: goods.id,
    hasShops: goods.shopCount > 0,
    onChosen: ({ slotId, date, time }, shopId) =>
      go(way === 'free' ? routes.goodsFreeBook : routes.goodsConfirm, {
        id: goods.id,
        skuId: way === 'free' ? undefined : sku?.id,
        shopId,
        slotId,
        date,
        time,
        personId,
      }),
  })
  const main = () => {
    if (way === 'book') booking.open()
    else if (way === 'free') go(routes.goodsFreeBook, { id: goods.id, personId })
    else go(routes.goodsConfirm, { id: goods.id, skuId: sku?.id, personId })
  }
  const actions = {
    way,
    onMain: main,
    onAsk: () => setIsAsking(true),
    onShare: share.copyLink,
    keeping,
    isAdding: cart.isAdding,
    ...(sku && isCartable(goods)
      ? {
          onAdd: () => {
            void cart.add(goods, sku, personId ? { personId } : {})
          },
        }
      : null),
  }
  return (
    <PageShell
      title={goods.name}
      hasOwnHeading
      nav="none"
      tab="goods"
      flush
      isBarPhoneOnly
      bar={<DetailBar {...actions} />}
      overlay={
        <>
          <BookingSlots booking={booking} onChangeShop={() => setIsAllStores(true)} />
          <ServiceSheet isOpen={isAsking} onClose={() => setIsAsking(false)} />
          <KeepNote keeping={keeping} />
          <Toast
            isOpen={share.outcome !== null}
            text={t(share.outcome === 'failed' ? 'detail.share.failed' : 'detail.share.copied')}
            onClose={share.forget}
          />
          <SnackBar {...cart.snack} />
        </>
      }
    >
      <View className={styles.root}>
        {isH5 && (
          <Tappable className={styles.back} label={t('detail.back')} onClick={back}>
            <Icon name="caret-left" size={24} />
          </Tappable>
        )}
        {isH5 && (
          <Tappable className={styles.share} label={t('detail.actions.share')} onClick={share.copyLink}>
            <Icon name="share-network" size={24} />
          </Tappable>
        )}
        {way !== 'free' && (
          <View className={styles.cart}>
            <CartLink count={cartCount} onClick={() => go(routes.cart)} />
          </View>
        )}
        <View className={styles.top}>
          <Gallery pictures={goods.picUrls} name={goods.name} />
          <BuyingBox
            goods={goods}
            sku={sku}
            onChooseSku={setSkuId}
            fitting={fitting}
            canBook={canBook}
            onOpenSlots={() => booking.open()}
            actions={<DetailButtons {...actions} mainClass={styles.mainButton} />}
          />
        </View>
        <DetailBody
          goods={goods}
          stores={
            goods.shopCount > 0 && (
              <StoresCard
                shops={booking.shops}
                count={goods.shopCount}
                {...(canBook ? { onBook: booking.open } : null)}
                isAllOpen={isAllStores}
                onAll={setIsAllStores}
              />
            )
          }
        />
      </View>
    </PageShell>
  )
}
