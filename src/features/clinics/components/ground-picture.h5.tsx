import { useMemo } from 'react'
import type { Position } from '@/platform/location'
import type { Ground } from '../ground/ground'
import { namesIn, projection } from '../ground/ground-view'
import styles from './ground-picture.module.scss'

interface GroundPictureProps {
  ground: Ground
  middle: Position
  zoom: number
  width: number
  height: number
  /** marked by a dot */
  places?: readonly Position[]
}

/** A static picture of coast and neighbourhoods around a place, shown when there are no streets. */
export function GroundPicture({ ground, middle, zoom, width, height, places = [] }: GroundPictureProps) {
  const { latitude, longitude } = middle
  const { toSpot, coast, names } = useMemo(() => {
    const window = { middle: { latitude, longitude }, zoom, width, height }
    const toSpot = projection(window)
    const coast = ground.land.map((ring) => {
      const spots = ring.map(toSpot).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
      return `M${spots.join('L')}Z`
    })
    return { toSpot, coast: coast.join(''), names: namesIn(ground, window) }
  }, [ground, latitude, longitude, zoom, width, height])
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
