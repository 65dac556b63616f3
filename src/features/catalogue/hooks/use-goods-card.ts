import { useCallback } from 'react'
import type { GoodsCard } from '@contract/routes/goods'
import type { GoodsCardData } from '@/components/goods-card'
import { selectHiddenPriceText } from '@/features/shop-config/shop-config.slice'
import { formatNearDay } from '@/i18n/format'
import { keepUnits, withoutJoiners } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { linkTo, toUrl } from '@/navigation/navigate'
import { useAppSelector } from '@/store/hooks'
import { goodsRoute } from '../open-goods'

/** Maps goods of the API to card data: first free day as text; free or hidden prices as text. */
export function useGoodsCard(): (goods: GoodsCard) => GoodsCardData {
  const { t } = useText('common')
  const hiddenPriceText = useAppSelector(selectHiddenPriceText)
  return useCallback(
    (goods) => {
      const price = goods.isFree ? null : goods.salesPrice
      const was = goods.marketPrice
      const priceText = goods.isFree
        ? t('goods.free')
        : (goods.priceText ?? (price === null ? hiddenPriceText : null))
      const day = goods.firstFreeDay && withoutJoiners(formatNearDay(goods.firstFreeDay))
      return {
        id: goods.id,
        href: linkTo(toUrl(goodsRoute(goods), { id: goods.id })),
        isBookable: goods.isBookable,
        name: goods.name,
        picture: goods.picUrls[0] ?? '',
        purpose: keepUnits(goods.sellPoint),
        priceCents: price,
        ...(priceText ? { priceText } : null),
        ...(was !== null && price !== null && was > price ? { wasCents: was } : null),
        ...(goods.saleNum === null ? null : { soldCount: goods.saleNum }),
        ...(goods.reviewScore ? { score: Number(goods.reviewScore) } : null),
        ...(day ? { firstFree: t('goods.firstFree', { day }) } : null),
        isSoldOut: goods.stock === 0,
        isFree: goods.isFree,
      }
    },
    [t, hiddenPriceText],
  )
}
