import { useState } from 'react'
import { orGone } from '@/api/api-error'
import { useShopDetailQuery } from '@/api/shops.api'
import { usePageParams } from '@/navigation/use-page-params'
import { answerForMarker, isChinese, type MapAnswer, pointOf } from './map-actions'
import type { MapPlace } from './store-map-types'

/** What the panel says of the chosen place. */
export interface PlaceFacts { id: string; name: string; addressChinese: string; addressLatin: string; phone: string; transport: string }

interface MapParams { id: string; marker: string; latitude: string; longitude: string; name: string; address: string }

/**
 * What the map shows: a shop with its other branches (`id`), or a point that a link names (`latitude`, `longitude`, `name`, `address`).
 * `marker` names the branch to begin with.
 */
export function useMapPlace() {
  const params = usePageParams<MapParams>()
  const [chosen, setChosen] = useState<string | null>(null)
  const point = params.id ? null : pointOf(params.latitude, params.longitude)
  const root = orGone(useShopDetailQuery(params.id ?? '', { skip: !params.id }))
  const linked: MapPlace[] = point ? [{ id: 'point', name: params.name ?? '', ...point }] : []
  const shops = root.data ? [root.data, ...root.data.branches] : []
  const places: MapPlace[] = root.data ? shops.map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })) : linked
  const wanted = chosen ?? params.marker
  const selected = places.find(({ id }) => id === wanted) ?? places[0]
  const shop = shops.find(({ id }) => id === selected?.id)
  const branch = useShopDetailQuery(selected?.id ?? '', { skip: !shop || selected?.id === params.id })
  const detail = selected?.id === root.data?.id ? root.data : branch.currentData
  // a card, and a link, write the address in one language only
  const known = shop?.address ?? params.address ?? ''
  const facts: PlaceFacts | null = !selected ? null
    : detail ? { id: detail.id, name: detail.name, addressChinese: detail.addressChinese, addressLatin: detail.addressLatin, phone: detail.phone, transport: detail.transport }
      : { id: selected.id, name: selected.name, ...(isChinese(known) ? { addressChinese: known, addressLatin: '' } : { addressChinese: '', addressLatin: known }), phone: shop?.phone ?? '', transport: '' }
  const first: MapAnswer | null = params.marker && places.length > 0 ? answerForMarker(places, params.marker) : null
  return {
    query: root, isPoint: point !== null, isNowhere: !params.id && !point, places, selected, shop, facts, others: shops.filter(({ id }) => id !== selected?.id),
    /** how the marker that the link names was found; null when it names none */
    first,
    choose: (id: string): MapAnswer => {
      const answer = answerForMarker(places, id)
      if (answer.result === 'ok') setChosen(id)
      return answer
    }
  }
}
