/** The size of a picture in its own pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The visible part of a picture: its centre as fractions of the picture, and its zoom factor. */
export interface CropView {
  x: number
  y: number
  zoom: number
}

/** A square of a picture in the picture's own pixels. */
export interface CropSquare {
  left: number
  top: number
  side: number
}

export const ZOOM_MAX = 4

/** The largest centred square: the initial view. */
export const wholeMiddle: CropView = { x: 0.5, y: 0.5, zoom: 1 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom

/** The nearest view without an edge of the picture inside the frame. */
export function insidePicture(size: PictureSize, view: CropView): CropView {
  const zoom = between(1, view.zoom, ZOOM_MAX)
  const half = sideOf(size, zoom) / 2
  const marginX = half / size.width
  const marginY = half / size.height
  return { x: between(marginX, view.x, 1 - marginX), y: between(marginY, view.y, 1 - marginY), zoom }
}

/**
 * The view after dragging the picture.
 * @param right distance to the right, as a fraction of the frame's side
 * @param down distance down, likewise
 */
export function draggedView(size: PictureSize, view: CropView, right: number, down: number): CropView {
  const side = sideOf(size, view.zoom)
  return insidePicture(size, {
    ...view,
    x: view.x - (right * side) / size.width,
    y: view.y - (down * side) / size.height,
  })
}

/** The square visible in a view. */
export function squareOf(size: PictureSize, view: CropView): CropSquare {
  const { x, y, zoom } = insidePicture(size, view)
  const side = sideOf(size, zoom)
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** Position of the picture at which its square fills the frame, as CSS lengths of the frame. */
export function pictureStyle(size: PictureSize, view: CropView) {
  const { left, top, side } = squareOf(size, view)
  const share = (length: number) => `${(100 * length) / side}%`
  return { width: share(size.width), height: share(size.height), left: share(-left), top: share(-top) }
}
