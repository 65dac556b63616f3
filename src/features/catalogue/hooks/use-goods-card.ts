import { useCallback } from 'react'
import type { GoodsCard } from '@contract/routes/goods'
import type { GoodsCardData } from '@/components/goods-card'
import { selectHiddenPriceText } from '@/features/shop-config/shop-config.slice'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { linkTo, toUrl } from '@/navigation/navigate'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { goodsApi } from '../api/goods.api'
import { goodsRoute } from '../open-goods'

const isH5 = process.env.TARO_ENV === 'h5'

/** Maps goods of the API to a card: first free day as text; free or hidden prices as text. */
export function useGoodsCard(): (goods: GoodsCard) => GoodsCardData {
  const { t } = useText('common')
  const hiddenPriceText = useAppSelector(selectHiddenPriceText)
  const dispatch = useAppDispatch()
  return useCallback(
    (goods) => {
      const price = goods.isFree ? null : goods.salesPrice
      const was = goods.marketPrice
      const priceText = goods.isFree
        ? t('goods.free')
        : (goods.priceText ?? (price === null ? hiddenPriceText : null))
      const day = goods.firstFreeDay && formatShortDay(goods.firstFreeDay)
      return {
        id: goods.id,
        href: linkTo(toUrl(goodsRoute(goods), { id: goods.id })),
        isBookable: goods.isBookable,
        name: goods.name,
        picture: goods.picUrls[0] ?? '',
        purpose: goods.sellPoint,
        priceCents: price,
        ...(priceText ? { priceText } : null),
        ...(was !== null && price !== null && was > price ? { wasCents: was } : null),
        ...(goods.saleNum === null ? null : { soldCount: goods.saleNum }),
        ...(day ? { firstFree: t('goods.firstFree', { day }) } : null),
        isSoldOut: goods.stock === 0,
        isFree: goods.isFree,
        // the whole answer is on its way before the page that shows it
        ...(isH5 && {
          onTouch: () =>
            void dispatch(goodsApi.endpoints.goodsDetail.initiate(goods.id, { subscribe: false })),
        }),
      }
    },
    [t, hiddenPriceText, dispatch],
  )
}
