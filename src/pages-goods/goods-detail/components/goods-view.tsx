import { View } from '@tarojs/components'
import { type ComponentProps, useState } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import { CartLink } from '@/components/cart-link'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { SnackBar } from '@/components/snack-bar'
import { Tappable } from '@/components/tappable'
import { Toast } from '@/components/toast'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { Gallery } from '@/features/goods-view/components/gallery'
import { useShare } from '@/features/goods-view/hooks/use-share'
import { useText } from '@/i18n/use-text'
import { back, go, linkTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../goods-detail.module.scss'
import { useBuying, type Wished } from '../hooks/use-buying'
import { useKeeping } from '../hooks/use-keeping'
import { BuyingBox } from './buying-box'
import { DetailBar, DetailButtons } from './detail-actions'
import { DetailBody } from './detail-body'
import { CompareCorner, KeepNote } from './keep-actions'
import { LateBookingSlots, LateHelp } from './late-parts'
import { StoresCard } from './stores-card'

const isH5 = process.env.TARO_ENV === 'h5'

const useGoodsShare = ({ id, name, sellPoint, picUrls }: GoodsDetail) =>
  useShare({
    route: routes.goodsDetail,
    params: { id },
    title: name,
    text: sellPoint,
    picture: picUrls[0] ?? '',
  })

/** The page of an available product. */
export function GoodsView({ goods, wished }: { goods: GoodsDetail; wished: Wished }) {
  const { t } = useText('pages-goods')
  const [isAsking, setIsAsking] = useState(false)
  const [isAllStores, setIsAllStores] = useState(false)
  const share = useGoodsShare(goods)
  const keeping = useKeeping(goods)
  const state = useBuying(goods, wished)
  const { booking, way, canBook, onAdd, ...buying } = state
  const actions = {
    way,
    onMain: buying.onMain,
    onAsk: () => setIsAsking(true),
    onShare: share.copyLink,
    keeping,
    isAdding: buying.isAdding,
    ...(onAdd ? { onAdd } : null),
  }
  const storesProps = {
    state: booking.state,
    ...booking.listed,
    count: goods.shopCount,
    ...(canBook ? { onBook: booking.open } : null),
    isAllOpen: isAllStores,
    onAll: setIsAllStores,
  }
  const overlay = (
    <>
      <LateBookingSlots booking={booking} onChangeShop={() => setIsAllStores(true)} />
      <LateHelp isOpen={isAsking} onClose={() => setIsAsking(false)} />
      <KeepNote keeping={keeping} />
      <ShareToast share={share} />
      <SnackBar {...buying.snack} />
    </>
  )
  return (
    <PageShell
      title={goods.name}
      hasOwnHeading
      nav="none"
      tab="goods"
      flush
      barUntil="desktop"
      bar={<DetailBar {...actions} />}
      overlay={overlay}
    >
      <View className={styles.root}>
        <PictureTools onShare={share.copyLink} hasCart={way !== 'free'} />
        <CompareCorner keeping={keeping} />
        <View className={styles.top}>
          <Gallery pictures={goods.picUrls} name={goods.name} words={t} />
          <Buying goods={goods} state={state} actions={actions} />
        </View>
        <DetailBody
          goods={goods}
          // false instead of an empty element: the body reserves space for content only
          stores={goods.shopCount > 0 && <StoresCard {...storesProps} />}
        />
      </View>
    </PageShell>
  )
}

interface BuyingProps {
  goods: GoodsDetail
  state: ReturnType<typeof useBuying>
  actions: Omit<ComponentProps<typeof DetailButtons>, 'mainClass'>
}

/** Price, version and day, with the buttons below; the day is that of the opening calendar. */
function Buying({ goods, state, actions }: BuyingProps) {
  const { promised } = state.booking
  return (
    <BuyingBox
      goods={{ ...goods, ...promised?.free }}
      clinic={promised?.clinic}
      sku={state.sku}
      onChooseSku={state.setSkuId}
      fitting={state.fitting}
      canBook={state.canBook}
      onOpenSlots={() => state.booking.open()}
      actions={<DetailButtons {...actions} mainClass={styles.mainButton} />}
    />
  )
}

/** Buttons over the picture: back and share, where the window has no frame with them, and the cart. */
function PictureTools({ onShare, hasCart }: { onShare: () => void; hasCart: boolean }) {
  const { t } = useText('pages-goods')
  const cartCount = useCartCount()
  return (
    <>
      {isH5 && (
        <Tappable className={styles.back} label={t('detail.back')} href={linkTo(routes.home)} onClick={back}>
          <Icon name="caret-left" size={24} />
        </Tappable>
      )}
      {isH5 && (
        <Tappable className={styles.share} label={t('detail.actions.share')} onClick={onShare}>
          <Icon name="share-network" size={24} />
        </Tappable>
      )}
      {hasCart && (
        <View className={styles.cart}>
          <CartLink count={cartCount} onClick={() => go(routes.cart)} />
        </View>
      )}
    </>
  )
}

/** Announces whether the link was copied. */
function ShareToast({ share }: { share: ReturnType<typeof useShare> }) {
  const { t } = useText('pages-goods')
  return (
    <Toast
      isOpen={share.outcome !== null}
      about={share.outcome}
      text={t(share.outcome?.isCopied ? 'detail.share.copied' : 'detail.share.failed')}
      onClose={share.close}
    />
  )
}
