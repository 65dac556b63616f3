/** The size of a picture in its own pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** What of a picture is seen: its middle as shares of the picture, enlarged so many times. */
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

/** The whole middle of a picture: what is seen before anybody has moved it. */
export const wholeMiddle: CropView = { x: 0.5, y: 0.5, zoom: 1 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom

/** The nearest view that the picture fills: no edge of it comes into the frame. */
export function insidePicture(size: PictureSize, view: CropView): CropView {
  const zoom = between(1, view.zoom, ZOOM_MAX)
  const half = sideOf(size, zoom) / 2
  const marginX = half / size.width
  const marginY = half / size.height
  return { x: between(marginX, view.x, 1 - marginX), y: between(marginY, view.y, 1 - marginY), zoom }
}

/**
 * The view after the picture was dragged.
 * @param right how far to the right, as a share of the frame's side
 * @param down how far down, likewise
 */
export function draggedView(size: PictureSize, view: CropView, right: number, down: number): CropView {
  const side = sideOf(size, view.zoom)
  return insidePicture(size, {
    ...view,
    x: view.x - (right * side) / size.width,
    y: view.y - (down * side) / size.height,
  })
}

/** The square that a view shows. */
export function squareOf(size: PictureSize, view: CropView): CropSquare {
  const { x, y, zoom } = insidePicture(size, view)
  const side = sideOf(size, zoom)
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** Where the picture lies for its square to fill the frame, as CSS lengths of the frame. */
export function pictureStyle(size: PictureSize, view: CropView) {
  const { left, top, side } = squareOf(size, view)
  const share = (length: number) => `${(100 * length) / side}%`
  return { width: share(size.width), height: share(size.height), left: share(-left), top: share(-top) }
}
