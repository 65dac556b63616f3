import { useMemo } from 'react'
import type { ShopCard } from '@contract/routes/shops'
import { metersBetween } from '@contract/rules/distance'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import type { Position } from '@/platform/location'
import type { MapPlace } from './store-map-types'
import type { useMapPlace } from './use-map-place'

/**
 * What is written below the places, and the shops beside the map, with distances once the person's position is known.
 * The pins are stable, because the map replaces its markers for new ones.
 */
export function useMapPins({ places, shops, shop }: ReturnType<typeof useMapPlace>, me: Position | null) {
  const toCard = useClinicCard()
  return useMemo(() => {
    const measured = shops.map((one): ShopCard =>
      me ? { ...one, distanceMeters: metersBetween(me, one) } : one,
    )
    const pins = places.map((place): MapPlace => {
      const one = measured.find(({ id }) => id === place.id)
      if (!one) return place
      const { distance, openText, hoursText, isOpen } = toCard(one)
      const hours = isOpen ? [openText, hoursText] : [hoursText ?? openText]
      return { ...place, note: [distance, ...(distance ? [openText] : hours)].filter(Boolean).join(' · ') }
    })
    return {
      pins,
      shop: measured.find(({ id }) => id === shop?.id),
      others: measured
        .filter(({ id }) => id !== shop?.id)
        .sort((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0)),
    }
  }, [places, shops, shop, me, toCard])
}
