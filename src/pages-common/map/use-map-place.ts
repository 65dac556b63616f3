import { useMemo, useState } from 'react'
import { channelRegions } from '@contract/constants/enums'
import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { isGone } from '@/api/api-error'
import { type ShopFilter, useShopDetailQuery, useShopsOnMapQuery } from '@/features/clinics/api/shops.api'
import { usePageParams } from '@/navigation/use-page-params'
import type { Position } from '@/platform/location'
import { readState } from '@/utils/read-state'
import { answerForMarker, isChinese, type MarkerAnswer, pointOf } from './map-actions'
import type { MapPlace } from './store-map-types'

/** The panel's data about the selected place. */
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
  /** set for all clinics of a list: its region, search and filters */
  all: string
  region: string
  keyword: string
  openNow: string
  marker: string
  latitude: string
  longitude: string
  name: string
  address: string
}

const factsInFull = (shop: ShopDetail): PlaceFacts => ({
  id: shop.id,
  name: shop.name,
  addressChinese: shop.addressChinese,
  addressLatin: shop.addressLatin,
  phone: shop.phone,
  transport: shop.transport,
})

/** The data in a clinic's card or a link, both of which contain the address in one language only. */
const factsOnCard = ({ id, name }: MapPlace, address: string, phone = ''): PlaceFacts => ({
  id,
  name,
  ...(isChinese(address)
    ? { addressChinese: address, addressLatin: '' }
    : { addressChinese: '', addressLatin: address }),
  phone,
  transport: '',
})

/**
 * All places marked on the map: the point of a link, or the clinics. Memoised, because the map replaces its
 * markers when the list changes.
 */
const usePlaces = (point: Position | null, name: string, shops: readonly ShopCard[]) =>
  useMemo<MapPlace[]>(
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

function listFilter({ region, keyword, openNow }: Partial<MapParams>): ShopFilter {
  const known = channelRegions.find((one) => one === region)
  return {
    ...(known ? { region: known } : null),
    ...(keyword ? { keyword } : null),
    ...(openNow ? { openNow: true } : null),
  }
}

/**
 * What the map shows: a clinic with its other branches (`id`), the clinics of a list (`all`), or a point in
 * the link (`latitude`, `longitude`, `name`, `address`). `marker` selects the initial branch.
 */
export function useMapPlace() {
  const params = usePageParams<MapParams>()
  const [chosen, setChosen] = useState<string | null>(null)
  const { id, latitude, longitude, name = '' } = params
  const point = useMemo(() => (id ? null : pointOf(latitude, longitude)), [id, latitude, longitude])
  const root = useShopDetailQuery(id ?? '', { skip: !id })
  const list = useShopsOnMapQuery(listFilter(params), { skip: !params.all })
  const shops = useMemo(
    () => list.data?.records ?? (root.data ? [root.data, ...root.data.branches] : []),
    [list.data, root.data],
  )
  const places = usePlaces(point, name, shops)
  const wanted = chosen ?? params.marker
  const selected = places.find((place) => place.id === wanted) ?? places[0]
  const shop = shops.find((one) => one.id === selected?.id)
  const branch = useShopDetailQuery(selected?.id ?? '', { skip: !shop || selected?.id === id })
  const detail = selected?.id === root.data?.id ? root.data : branch.currentData
  const known = shop?.address ?? params.address ?? ''
  const facts = selected ? (detail ? factsInFull(detail) : factsOnCard(selected, known, shop?.phone)) : null
  const first: MarkerAnswer | null =
    params.marker && places.length > 0 ? answerForMarker(places, params.marker) : null
  return {
    /** the places are those of a list */
    isList: params.all !== undefined,
    /** whether there is a place to show; a link's point is available immediately */
    state: params.all
      ? readState(list.data && true, list, { isGone: list.data?.records.length === 0 })
      : readState(point ? true : root.data && true, root, {
          isGone: point ? false : !id || isGone(root.error),
        }),
    places,
    selected,
    shops,
    shop,
    facts,
    /** the result of finding the marker named in the link; null without one */
    first,
    choose: (placeId: string): MarkerAnswer => {
      const answer = answerForMarker(places, placeId)
      if (answer.result === 'ok') setChosen(placeId)
      return answer
    },
  }
}
