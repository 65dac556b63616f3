import type { CampaignGoods } from '@contract/routes/campaigns'
import type { OrderOffer } from '@/features/orders/order-offer'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Opens the order form of a campaign's goods at its price: for an appointment, or for a parcel. */
export function openOrder({ spuId, skuId, isBookable }: CampaignGoods, offer: OrderOffer): void {
  go(isBookable ? routes.goodsConfirm : routes.subOrder, {
    id: spuId,
    skuId,
    offerKind: offer.kind,
    offerId: offer.id,
  })
}
