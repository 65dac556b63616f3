import { mapZooms } from '@contract/constants/map-tiles'
import type { Position } from '@/platform/location'

/** A place with a marker on the map. */
export interface MapPlace extends Position {
  id: string
  name: string
  /** a fact below the name: how far it is, or until when it is open */
  note?: string
}

/** The map's view. A new `turn` applies it again after the user has moved the map. */
export interface MapFocus extends Position {
  turn: number
}

export const zoomRange = mapZooms

export const clampZoom = (zoom: number): number => Math.min(zoomRange.max, Math.max(zoomRange.min, zoom))

export interface StoreMapProps {
  places: readonly MapPlace[]
  selectedId: string
  me: Position | null
  /** begin with a view of all places of the area instead of the selected one */
  isFitted: boolean
  focus: MapFocus
  zoom: number
  texts: {
    /** accessible name of the map */
    map: string
    /** keyboard instructions */
    keys: string
    me: string
    failed: string
    /** label of the small picture of the surroundings */
    overview: string
    /** label of the rings around the place where no streets are shown: walking distance */
    walk: (minutes: number) => string
  }
  onSelect: (id: string) => void
  /** called when the user has zoomed with fingers, wheel or keys */
  onZoom: (zoom: number) => void
}
