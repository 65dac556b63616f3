import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { type CropView, draggedView, insidePicture, type PictureSize } from './crop-view'
import { useCropGestures } from './use-crop-gestures'

/** One press of a key, as a share of the frame. */
const KEY_STEP = 0.05
const KEY_MOVES: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}
const KEY_ZOOMS: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/** Moves and enlarges what is seen of a picture: with fingers, the mouse, the keys, and to a zoom that is given. */
export function useCrop(
  frame: RefObject<HTMLElement>,
  size: PictureSize | null,
  view: CropView,
  onView: (view: CropView) => void,
) {
  // Several gestures may come before the next drawing: each goes on from the one before.
  const present = useRef(view)
  present.current = view
  const move = (next: CropView) => {
    present.current = next
    onView(next)
  }
  const zoomTo = (zoom: number) => {
    if (size) move(insidePicture(size, { ...present.current, zoom }))
  }
  const zoomBy = (factor: number) => zoomTo(present.current.zoom * factor)
  const drag = (right: number, down: number) => {
    if (size) move(draggedView(size, present.current, right, down))
  }
  const gestures = useCropGestures(frame, { onDrag: drag, onZoom: zoomBy })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEY_MOVES[event.key]
    const factor = KEY_ZOOMS[event.key]
    if (by) drag(...by)
    if (factor !== undefined) zoomBy(factor)
    // else the sheet would scroll
    if (by ?? factor) event.preventDefault()
  }
  return { zoomTo, frameProps: { ...gestures, onKeyDown } }
}
