import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { useLatest } from '@/hooks/use-latest'

interface Gestures {
  /** Movement in fractions of the frame's side. */
  onDrag: (right: number, down: number) => void
  /** Factor of enlargement. */
  onZoom: (factor: number) => void
}
interface Point {
  x: number
  y: number
}

/** Wheel distance that doubles the picture's size. */
const WHEEL_DOUBLE_PX = 400

const apart = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** One finger or the mouse drags, two fingers drag and zoom, the wheel zooms. Browser only. */
export function useCropGestures(frame: RefObject<HTMLElement>, gestures: Gestures) {
  const points = useRef(new Map<number, Point>())
  const latest = useLatest(gestures)

  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      // React's listeners are passive, and the sheet would scroll beneath the picture
      event.preventDefault()
      latest.current.onZoom(2 ** (-event.deltaY / WHEEL_DOUBLE_PX))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [frame, latest])

  const leave = ({ pointerId }: PointerEvent) => {
    points.current.delete(pointerId)
  }
  return {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      points.current.set(pointerId, { x: clientX, y: clientY })
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      if (!points.current.has(pointerId)) return
      const before = [...points.current.values()]
      points.current.set(pointerId, { x: clientX, y: clientY })
      const now = [...points.current.values()]
      const side = currentTarget.clientWidth || 1
      const [from, to] = [middle(before), middle(now)]
      latest.current.onDrag((to.x - from.x) / side, (to.y - from.y) / side)
      if (apart(before) > 0) latest.current.onZoom(apart(now) / apart(before))
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  }
}
