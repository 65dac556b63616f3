import type { CampaignGoods } from '@contract/routes/campaigns'
import { goodsRoute } from '@/features/catalogue/open-goods'
import { type Offer, offerParam } from '@/features/orders/offer'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Opens the order form for one piece of a campaign's goods at its price: for an appointment, or for shipping. */
export function openOrder({ spuId, skuId, isBookable }: CampaignGoods, offer: Offer): void {
  go(isBookable ? routes.goodsConfirm : routes.subOrder, {
    id: spuId,
    skuId,
    offer: offerParam(offer),
    most: 1,
  })
}

/** Opens the page of a campaign's goods, which sells them at the regular price. */
export const openCampaignGoods = (goods: CampaignGoods): void =>
  go(goodsRoute(goods), { id: goods.spuId, skuId: goods.skuId })
