import type { Position } from '@/platform/location'

export interface MapPreviewProps {
  /** centre of the map, marked by a pin */
  place: Position
  /** Called on a tap; a button beside the preview does the same for keyboards and screen readers. */
  onOpen: () => void
}
