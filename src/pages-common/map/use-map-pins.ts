import { useMemo } from 'react'
import type { ShopCard } from '@contract/routes/shops'
import { metersBetween } from '@contract/rules/distance'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import type { Position } from '@/platform/location'
import type { MapPlace } from './store-map-types'
import type { useMapPlace } from './use-map-place'

/**
 * The labels of the pins, and the cards beside the map, with distances once the user's position is known.
 * Memoised, because the map replaces its markers when the pins change.
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
      // a label is one line long: without the end of a break
      const { openState } = one
      const { distance, openText, hoursText, isOpen } = toCard(
        openState.isOpen ? { ...one, openState: { ...openState, opensAt: null } } : one,
      )
      const hours = isOpen ? [openText, hoursText] : [hoursText ?? openText]
      return {
        ...place,
        note: [distance, ...(distance ? [openText] : hours)].filter(Boolean).join('\u00a0· '),
      }
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
