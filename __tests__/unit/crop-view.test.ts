import {
  type CropView,
  draggedView,
  insidePicture,
  pictureStyle,
  squareOf,
  wholeMiddle,
  ZOOM_MAX,
} from '@/pages-mine/my-servince/personal-data/crop-view'

const wide = { width: 400, height: 200 }
const tall = { width: 300, height: 900 }

test('initially shows the largest square in the middle', () => {
  expect(squareOf(wide, wholeMiddle)).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareOf(tall, wholeMiddle)).toEqual({ left: 0, top: 300, side: 300 })
})

test('dragging to the right shows more of the left, up to the edge', () => {
  const quarter = draggedView(wide, wholeMiddle, 0.25, 0)
  expect(squareOf(wide, quarter)).toEqual({ left: 50, top: 0, side: 200 })
  expect(squareOf(wide, draggedView(wide, quarter, 9, 9))).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(wide, draggedView(wide, quarter, -9, -9))).toEqual({ left: 200, top: 0, side: 200 })
})

test('zooming shows a smaller square that can be moved both ways', () => {
  const near: CropView = { ...wholeMiddle, zoom: 2 }
  expect(squareOf(wide, near)).toEqual({ left: 150, top: 50, side: 100 })
  expect(squareOf(wide, draggedView(wide, near, 0, -9))).toEqual({ left: 150, top: 100, side: 100 })
})

test.each([
  [0.2, 1],
  [99, ZOOM_MAX],
])('clamps a zoom of %d to %d', (asked, kept) => {
  expect(insidePicture(wide, { ...wholeMiddle, zoom: asked }).zoom).toBe(kept)
})

test('zooming out at an edge keeps the frame filled', () => {
  const corner = draggedView(wide, { ...wholeMiddle, zoom: 4 }, 99, 99)
  expect(squareOf(wide, corner)).toEqual({ left: 0, top: 0, side: 50 })
  expect(squareOf(wide, insidePicture(wide, { ...corner, zoom: 1 }))).toEqual({ left: 0, top: 0, side: 200 })
})

test('positions the picture in shares of the frame', () => {
  expect(pictureStyle(wide, wholeMiddle)).toEqual({
    width: '200%',
    height: '100%',
    left: '-50%',
    top: '0%',
  })
})
