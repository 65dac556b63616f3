import type { Position } from '@/platform/location'

/** CSS px of a tile of a web map. */
export const TILE = 256

export interface PlacedTile {
  x: number
  y: number
  /** CSS px from the centre of the map to the tile's upper left corner. */
  left: number
  top: number
}

/** Where a place is at a zoom level, in tiles from the upper left corner of the world (Web Mercator). */
export function tilePosition({ latitude, longitude }: Position, z: number): { x: number; y: number } {
  const count = 2 ** z
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * count,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count,
  }
}

/** The tiles visible in a map of `width` by `height` CSS px around a position. */
export function tilesAround(middle: Position, z: number, width: number, height: number): PlacedTile[] {
  const at = tilePosition(middle, z)
  const first = (position: number, size: number) => Math.floor(position - size / 2 / TILE)
  const last = (position: number, size: number) => Math.ceil(position + size / 2 / TILE) - 1
  const tiles: PlacedTile[] = []
  for (let x = first(at.x, width); x <= last(at.x, width); x += 1) {
    for (let y = first(at.y, height); y <= last(at.y, height); y += 1) {
      if (y < 0 || y >= 2 ** z) continue
      tiles.push({
        x: ((x % 2 ** z) + 2 ** z) % 2 ** z,
        y,
        left: Math.round((x - at.x) * TILE),
        top: Math.round((y - at.y) * TILE),
      })
    }
  }
  return tiles
}
