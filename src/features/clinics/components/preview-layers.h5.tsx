import { type ComponentProps, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { limits } from '@contract/constants/limits'
import { cx } from '@/components/web-props'
import { type MapSource, tileAddress, useMapSourceQuery } from '../api/map.api'
import { groundCredit } from '../ground/ground'
import { zoomWithNames } from '../ground/ground-view'
import { useGround } from '../ground/use-ground'
import { GroundPicture } from './ground-picture'
import type { MapPreviewProps } from './map-preview-types'
import styles from './map-preview.module.scss'
import { type PlacedTile, tilesAround } from './map-tiles'

/** From a few neighbourhoods to a city's surroundings. */
const GROUND_ZOOMS = [13, 12, 11, 10] as const

/** One tile, invisible until it has loaded. */
function Tile({ src, tile, onShown }: { src: string; tile: PlacedTile; onShown: () => void }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <img
      className={cx(styles.tile, isShown && styles.shown)}
      src={src}
      alt=""
      draggable={false}
      style={{ transform: `translate(${tile.left}px, ${tile.top}px)` }}
      onLoad={() => {
        setIsShown(true)
        onShown()
      }}
    />
  )
}

/** A number that increases each time the network returns, so that failed tiles are requested again. */
function useNetworkTurn(): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const next = () => setTurn((last) => last + 1)
    window.addEventListener('online', next)
    return () => window.removeEventListener('online', next)
  }, [])
  return turn
}

/** The size of an element in CSS px, updated when it changes. */
function useSize(box: RefObject<HTMLElement>): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const follow = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    follow?.observe(element)
    return () => follow?.disconnect()
  }, [box])
  return size
}

/** A preview has room for the name only; the link leads to the licence with its contributors. */
const shortCredit = (attribution: string): string => attribution.replace(/ contributors$/, '')

function Attribution({ attribution, attributionUrl }: Pick<MapSource, 'attribution' | 'attributionUrl'>) {
  return attributionUrl ? (
    <a className={styles.credit} href={attributionUrl} target="_blank" rel="noreferrer">
      {shortCredit(attribution)}
    </a>
  ) : (
    <div className={styles.credit}>{attribution}</div>
  )
}

/** The ground at the closest level that shows where the place is. */
function Ground(props: Omit<ComponentProps<typeof GroundPicture>, 'zoom'>) {
  return <GroundPicture {...props} zoom={zoomWithNames(props.ground, GROUND_ZOOMS, props)} />
}

interface PreviewLayersProps extends MapPreviewProps {
  /** the preview's element, which the layers fill */
  box: RefObject<HTMLDivElement>
  /** marks the place, above the layers */
  pin: ReactNode
}

/** Streets around a clinic; coast and neighbourhoods where there are none; whose they are. */
export function PreviewLayers({ place, onOpen, box, pin }: PreviewLayersProps) {
  const { data: source, refetch } = useMapSourceQuery()
  const size = useSize(box)
  const [isShown, setIsShown] = useState(false)
  const turn = useNetworkTurn()
  const ground = useGround({ mayCome: source?.tileUrl !== '', areShown: isShown })
  useEffect(() => {
    if (turn > 0) void refetch()
  }, [turn, refetch])
  const tiles = source?.tileUrl && size ? tilesAround(place, limits.mapZoom, size.width, size.height) : []
  return (
    <>
      <div className={styles.map} aria-hidden onClick={onOpen}>
        {ground && size && <Ground ground={ground} middle={place} {...size} />}
        <div className={styles.tiles}>
          {tiles.map((tile) => (
            <Tile
              key={`${tile.x} ${tile.y} ${turn}`}
              src={tileAddress(source?.tileUrl ?? '', { z: limits.mapZoom, x: tile.x, y: tile.y })}
              tile={tile}
              onShown={() => setIsShown(true)}
            />
          ))}
        </div>
        {pin}
      </div>
      {isShown && source?.attribution && <Attribution {...source} />}
      {ground && <Attribution {...groundCredit} />}
    </>
  )
}
