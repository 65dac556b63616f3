import type { Position } from '@/platform/location'

/** A place with a marker on the map. */
export interface MapPlace extends Position { id: string; name: string }

/** Where the map looks; a new `turn` moves it there again, also when the person has moved it away. */
export interface MapFocus extends Position { zoom: number; turn: number }

export interface StoreMapProps {
  places: readonly MapPlace[]
  selectedId: string
  me: Position | null
  focus: MapFocus
  label: string
  meLabel: string
  failedText: string
  onSelect: (id: string) => void
}
