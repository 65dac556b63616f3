import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { type CropView, draggedView, insidePicture, type PictureSize } from './crop-view'
import { useCropGestures } from './use-crop-gestures'

/** Movement per key press, as a fraction of the frame. */
const KEY_STEP = 0.05
const KEY_MOVES: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}
const KEY_ZOOMS: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/** Moves and zooms the visible part of a picture: with fingers, the mouse, the keys, or to a given zoom. */
export function useCrop(
  frame: RefObject<HTMLElement>,
  size: PictureSize | null,
  view: CropView,
  onView: (view: CropView) => void,
) {
  // Several gestures may precede the next render, so each continues from the previous one.
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
    // otherwise the sheet would scroll
    if (by ?? factor) event.preventDefault()
  }
  return { zoomTo, frameProps: { ...gestures, onKeyDown } }
}
