import type { Position } from '@/platform/location'

/** A place with a marker on the map. */
export interface MapPlace extends Position {
  id: string
  name: string
}

/** Where the map looks; a new `turn` moves it there again, also when the person has moved it away. */
export interface MapFocus extends Position {
  turn: number
}

/** Levels of the web's maps; WeChat's go from 3 to 20. */
export const zoomRange = { min: 4, max: 18 } as const

export const clampZoom = (zoom: number): number => Math.min(zoomRange.max, Math.max(zoomRange.min, zoom))

export interface StoreMapProps {
  places: readonly MapPlace[]
  selectedId: string
  me: Position | null
  focus: MapFocus
  zoom: number
  texts: {
    /** names the map */
    map: string
    /** how the keyboard moves it */
    keys: string
    me: string
    failed: string
    /** on the rings around the place, where no streets are drawn: how far that is on foot */
    walk: (minutes: number) => string
  }
  onSelect: (id: string) => void
  /** the person has zoomed with fingers, wheel or keys */
  onZoom: (zoom: number) => void
}
