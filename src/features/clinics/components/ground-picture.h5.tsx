import { useMemo } from 'react'
import type { Position } from '@/platform/location'
import type { Ground, GroundLabel, Point } from '../ground/ground'
import styles from './ground-picture.module.scss'
import { TILE, tilePosition } from './map-tiles'

interface GroundPictureProps {
  ground: Ground
  middle: Position
  zoom: number
  width: number
  height: number
  /** marked by a dot */
  places?: readonly Position[]
}

interface Spot {
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
  const taken = [
    {
      left: width / 2 - PIN_PX / 2,
      right: width / 2 + PIN_PX / 2,
      top: height / 2 - PIN_PX,
      bottom: height / 2 + 4,
    },
  ]
  return labels.filter(({ x, y, text }) => {
    const half = widthOf(text) / 2
    const box = { left: x - half, right: x + half, top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 }
    if (box.left < 4 || box.top < 2 || box.right > width - 4 || box.bottom > height - 2) return false
    const isFree = taken.every(
      (other) =>
        box.right <= other.left ||
        box.left >= other.right ||
        box.bottom <= other.top ||
        box.top >= other.bottom,
    )
    if (isFree) taken.push(box)
    return isFree
  })
}

/** A static picture of coast and neighbourhoods around a place, shown when there are no streets. */
export function GroundPicture({ ground, middle, zoom, width, height, places = [] }: GroundPictureProps) {
  const { latitude, longitude } = middle
  const toSpot = useMemo(() => {
    const origin = tilePosition({ latitude, longitude }, zoom)
    return ([lat, lon]: Point): Spot => {
      const at = tilePosition({ latitude: lat, longitude: lon }, zoom)
      return { x: (at.x - origin.x) * TILE + width / 2, y: (at.y - origin.y) * TILE + height / 2 }
    }
  }, [latitude, longitude, zoom, width, height])
  const coast = useMemo(
    () =>
      ground.land
        .map((ring) => {
          const spots = ring.map(toSpot).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
          return `M${spots.join('L')}Z`
        })
        .join(''),
    [ground, toSpot],
  )
  const names = fitting(
    ground.labels
      .filter(({ from, to }) => zoom >= from && zoom <= to)
      .map((label) => ({ ...label, ...toSpot(label.at) })),
    width,
    height,
  )
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable={false}>
      <path className={styles.land} d={coast} />
      {names.map(({ x, y, text, kind }) => (
        <text key={text} className={kind === 'sea' ? styles.sea : styles.name} x={x} y={y}>
          {text}
        </text>
      ))}
      {places.map((place) => {
        const { x, y } = toSpot([place.latitude, place.longitude])
        return <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r={4} />
      })}
    </svg>
  )
}
