import type { Position } from '@/platform/location'
import { TILE, tilePosition } from '../components/map-tiles'
import type { Ground, GroundLabel, Point } from './ground'
import { type Box, placeLabels } from './place-labels'

export interface Spot {
  x: number
  y: number
}

/** Estimated CSS px of a character of each kind, of a line, and of the pin in the middle. */
const WIDE_PX = 12
const NARROW_PX = 6.5
const LINE_PX = 18
const PIN_PX = 44

const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? WIDE_PX : NARROW_PX), 0)

/** The names that fit without overlapping the pin or each other and without being cut off. */
function fitting(labels: readonly (GroundLabel & Spot)[], width: number, height: number) {
  const pin: Box = {
    left: width / 2 - PIN_PX / 2,
    right: width / 2 + PIN_PX / 2,
    top: height / 2 - PIN_PX,
    bottom: height / 2 + 4,
  }
  const isWhole = ({ left, right, top, bottom }: Box) =>
    left >= 4 && top >= 2 && right <= width - 4 && bottom <= height - 2
  const places = labels.map(({ x, y, text }) => {
    const half = widthOf(text) / 2
    return [{ left: x - half, right: x + half, top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 }].filter(
      isWhole,
    )
  })
  const free = placeLabels([pin], places)
  return labels.filter((_label, index) => free[index] === 0)
}

/** A rectangle of the ground: its middle, zoom level, and size in CSS px. */
export interface GroundWindow {
  middle: Position
  zoom: number
  width: number
  height: number
}

/** Projects points of the ground to CSS px from the window's upper left corner. */
export function projection({ middle, zoom, width, height }: GroundWindow): (point: Point) => Spot {
  const origin = tilePosition(middle, zoom)
  return ([latitude, longitude]) => {
    const at = tilePosition({ latitude, longitude }, zoom)
    return { x: (at.x - origin.x) * TILE + width / 2, y: (at.y - origin.y) * TILE + height / 2 }
  }
}

/** The names shown in the window, with their places in it. */
export function namesIn({ labels }: Ground, window: GroundWindow): (GroundLabel & Spot)[] {
  const toSpot = projection(window)
  return fitting(
    labels
      .filter(({ from, to }) => window.zoom >= from && window.zoom <= to)
      .map((label) => ({ ...label, ...toSpot(label.at) })),
    window.width,
    window.height,
  )
}

/** With one name a picture says where it is only to those who know the place. */
const NAMES_TO_SHOW = 2

/**
 * The first of the zoom levels at which the window shows names: inland, the closest level has neither a coast
 * nor a name in it.
 * @param zooms from close to far
 */
export function zoomWithNames(
  ground: Ground,
  zooms: readonly [number, ...number[]],
  window: Omit<GroundWindow, 'zoom'>,
): number {
  const found = zooms.find((zoom) => namesIn(ground, { ...window, zoom }).length >= NAMES_TO_SHOW)
  return found ?? zooms.at(-1) ?? zooms[0]
}
