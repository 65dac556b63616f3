import type { Position } from '@/platform/location'

export interface MapPreviewProps {
  /** the middle of the map; a pin stands there */
  place: Position
  /** A tap; whoever cannot tap has a button with the same effect beside the preview. */
  onOpen: () => void
}
