import { type Box, placeLabels } from '@/features/clinics/ground/place-labels'
import type { MapPlace } from './store-map-types'

/** Size of a name above a pin, in CSS px: the font's and the padding's (store-map.weapp.tsx). */
const NAME = { height: 36, padding: 12, wide: 12, narrow: 7 }

const TILE_PX = 256

const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? NAME.wide : NAME.narrow), NAME.padding)

const boxAt = (x: number, bottom: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: bottom - height,
  bottom,
})

/**
 * The places whose names fit above their pins without covering a pin or another name, the selected one first.
 * WeChat's map measures nothing, so positions follow from the zoom level.
 */
export function shownNames(
  places: readonly MapPlace[],
  selectedId: string,
  zoom: number,
  sizeOf: (place: MapPlace) => number,
): ReadonlySet<MapPlace> {
  const perDegree = (TILE_PX * 2 ** zoom) / 360
  const pointOf = ({ latitude, longitude }: MapPlace) => ({
    x: longitude * perDegree,
    y: (-latitude * perDegree) / Math.cos(((places[0]?.latitude ?? 0) * Math.PI) / 180),
  })
  const pins = places.map((place) => {
    const { x, y } = pointOf(place)
    return boxAt(x, y, sizeOf(place), sizeOf(place))
  })
  const ordered = [...places].sort((a, b) => Number(b.id === selectedId) - Number(a.id === selectedId))
  const free = placeLabels(
    pins,
    ordered.map((place) => {
      const { x, y } = pointOf(place)
      return [boxAt(x, y - sizeOf(place), widthOf(place.name), NAME.height)]
    }),
  )
  return new Set(ordered.filter((_place, index) => free[index] === 0))
}
