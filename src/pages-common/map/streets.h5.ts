import type * as Leaflet from 'leaflet'
import { type MapSource, tileAddress } from '@/features/clinics/api/map.api'
import { addCredit, type Drawn } from './leaflet-map'
import { zoomRange } from './store-map-types'
import styles from './store-map.module.scss'

/** Time before failed tiles are requested again. */
const AGAIN_MS = 30_000

/**
 * Adds a layer of streets above the plain grid. A failed tile stays invisible; it is requested again when the
 * network returns, and periodically.
 * @param onShown called when the first tile has arrived
 * @returns a function that removes the layer
 */
export function addStreets(drawn: Drawn, source: MapSource, onShown: () => void): () => void {
  const { leaflet, map } = drawn
  const missing = new Set<HTMLImageElement>()
  const layer = leaflet.tileLayer(tileAddress(source.tileUrl), {
    maxZoom: zoomRange.max,
    className: styles.streets,
  })
  let removeCredit: (() => void) | undefined
  let isShown = false
  layer.on('tileload', ({ tile }: Leaflet.TileEvent) => {
    missing.delete(tile as HTMLImageElement)
    if (isShown) return
    isShown = true
    if (source.attribution) removeCredit = addCredit(drawn, source)
    onShown()
  })
  layer.on('tileerror', ({ tile }: Leaflet.TileErrorEvent) => missing.add(tile as HTMLImageElement))
  layer.on('tileunload', ({ tile }: Leaflet.TileEvent) => missing.delete(tile as HTMLImageElement))
  const askAgain = () => {
    for (const tile of missing) {
      const address = tile.src
      missing.delete(tile)
      tile.src = address
    }
  }
  layer.addTo(map)
  window.addEventListener('online', askAgain)
  const timer = setInterval(askAgain, AGAIN_MS)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', askAgain)
    layer.remove()
    removeCredit?.()
  }
}
