import type { Position } from '@/platform/location'

export interface MapPreviewProps {
  /** the centre of the map, marked by a pin */
  place: Position
  /** A tap; a button beside the preview has the same effect for keyboard and screen reader. */
  onOpen: () => void
}
