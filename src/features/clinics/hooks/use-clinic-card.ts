import { useCallback } from 'react'
import type { ShopCard } from '@contract/routes/shops'
import type { ClinicCardData } from '@/components/clinic-card'
import { useText } from '@/i18n/use-text'
import { linkTo, toUrl } from '@/navigation/navigate'
import { firstTimes } from '../first-times'
import { clinicRoute } from '../open-clinic'
import { closesText, opensText } from '../opens-text'
import { useDistanceText } from './use-distance-text'

const isH5 = process.env.TARO_ENV === 'h5'

/** Maps a clinic to card data: open now or when, by the store's clock; distance in metres, then kilometres. */
export function useClinicCard(): (shop: ShopCard) => ClinicCardData {
  const { t } = useText('common')
  const toDistance = useDistanceText()
  return useCallback(
    (shop) => {
      const { isOpen } = shop.openState
      const [firstFree] = firstTimes(shop, t)
      const hoursText = (isOpen ? closesText : opensText)(shop.openState, t)
      const distance = shop.distanceMeters === null ? undefined : toDistance(shop.distanceMeters)
      return {
        id: shop.id,
        ...(isH5 && { href: linkTo(toUrl(clinicRoute(shop.kind), { id: shop.id })) }),
        name: shop.name,
        picture: shop.picUrl,
        isOpen: isOpen,
        openText: t(isOpen ? 'clinic.open' : 'clinic.closed'),
        district: shop.district,
        rating: Number(shop.rating),
        tags: shop.tags.map((text) => ({ text })),
        ...(firstFree ? { firstFree } : null),
        ...(hoursText ? { hoursText } : null),
        ...(distance ? { distance } : null),
      }
    },
    [t, toDistance],
  )
}
