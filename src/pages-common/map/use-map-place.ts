import { useMemo, useState } from 'react'
import { orGone } from '@/api/api-error'
import { useShopDetailQuery } from '@/api/shops.api'
import { usePageParams } from '@/navigation/use-page-params'
import { answerForMarker, isChinese, type MapAnswer, pointOf } from './map-actions'
import type { MapPlace } from './store-map-types'

/** What the panel says of the chosen place. */
export interface PlaceFacts {
  id: string
  name: string
  addressChinese: string
  addressLatin: string
  phone: string
  transport: string
}

interface MapParams {
  id: string
  marker: string
  latitude: string
  longitude: string
  name: string
  address: string
}

/**
 * What the map shows: a shop with its other branches (`id`), or a point that a link names (`latitude`, `longitude`, `name`, `address`).
 * `marker` names the branch to begin with.
 */
export function useMapPlace() {
  const params = usePageParams<MapParams>()
  const [chosen, setChosen] = useState<string | null>(null)
  const { id, latitude, longitude, name = '' } = params
  const point = useMemo(() => (id ? null : pointOf(latitude, longitude)), [id, latitude, longitude])
  const root = orGone(useShopDetailQuery(id ?? '', { skip: !id }))
  const shops = useMemo(() => (root.data ? [root.data, ...root.data.branches] : []), [root.data])
  // the same list while nothing changes: the map draws its markers anew for another
  const places = useMemo<MapPlace[]>(
    () =>
      point
        ? [{ id: 'point', name, ...point }]
        : shops.map((shop) => ({
            id: shop.id,
            name: shop.name,
            latitude: shop.latitude,
            longitude: shop.longitude,
          })),
    [point, name, shops],
  )
  const wanted = chosen ?? params.marker
  const selected = places.find((place) => place.id === wanted) ?? places[0]
  const shop = shops.find((one) => one.id === selected?.id)
  const branch = useShopDetailQuery(selected?.id ?? '', { skip: !shop || selected?.id === id })
  const detail = selected?.id === root.data?.id ? root.data : branch.currentData
  // a card, and a link, write the address in one language only
  const known = shop?.address ?? params.address ?? ''
  const facts: PlaceFacts | null = !selected
    ? null
    : detail
      ? {
          id: detail.id,
          name: detail.name,
          addressChinese: detail.addressChinese,
          addressLatin: detail.addressLatin,
          phone: detail.phone,
          transport: detail.transport,
        }
      : {
          id: selected.id,
          name: selected.name,
          ...(isChinese(known)
            ? { addressChinese: known, addressLatin: '' }
            : { addressChinese: '', addressLatin: known }),
          phone: shop?.phone ?? '',
          transport: '',
        }
  const first: MapAnswer | null =
    params.marker && places.length > 0 ? answerForMarker(places, params.marker) : null
  return {
    query: root,
    isPoint: point !== null,
    isNowhere: !id && !point,
    places,
    selected,
    shop,
    facts,
    others: shops.filter((one) => one.id !== selected?.id),
    /** how the marker that the link names was found; null when it names none */
    first,
    choose: (placeId: string): MapAnswer => {
      const answer = answerForMarker(places, placeId)
      if (answer.result === 'ok') setChosen(placeId)
      return answer
    },
  }
}
