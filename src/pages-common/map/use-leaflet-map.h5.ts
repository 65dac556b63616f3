import type * as Leaflet from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMapSourceQuery } from '@/features/clinics/api/map.api'
import { useLatest } from '@/hooks/use-latest'
import { addMe, addPlace, addRings, draw, type Drawn } from './leaflet-map'
import type { StoreMapProps } from './store-map-types'
import { addStreets } from './streets'

type Host = RefObject<HTMLElement | null>

/** Creates and destroys the map with its element. */
function useDrawnMap(host: Host, onZoom: StoreMapProps['onZoom']) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const zoomed = useLatest(onZoom)

  useEffect(() => {
    let isGone = false
    let map: Leaflet.Map | null = null
    let follow: ResizeObserver | null = null
    const element = host.current
    if (!element) return undefined
    draw(element)
      .then((done) => {
        map = done.map
        if (isGone) return void map.remove()
        follow =
          typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => done.map.invalidateSize())
        follow?.observe(element)
        // fingers, wheel and keys zoom the map directly: the buttons continue from its zoom level
        done.map.on('zoomend', () => zoomed.current(done.map.getZoom()))
        setDrawn(done)
      })
      .catch(() => setHasFailed(true))
    return () => {
      isGone = true
      follow?.disconnect()
      map?.remove()
    }
  }, [host, zoomed])

  return { drawn, hasFailed }
}

/** Moves and zooms the map to the page's view. */
function useLeafletView(drawn: Drawn | null, { focus, zoom }: Pick<StoreMapProps, 'focus' | 'zoom'>) {
  // Before the markers: Leaflet cannot place anything on a map without a view
  const level = useLatest(zoom)
  useEffect(() => {
    drawn?.map.setView([focus.latitude, focus.longitude], level.current, { animate: false })
  }, [drawn, focus, level])
  useEffect(() => {
    if (drawn && drawn.map.getZoom() !== zoom) drawn.map.setZoom(zoom, { animate: false })
  }, [drawn, zoom])
}

/** The pins of the places. A focused pin regains the focus after the pins are replaced. */
function useMarkers(
  drawn: Drawn | null,
  { places, selectedId, onSelect }: Pick<StoreMapProps, 'places' | 'selectedId' | 'onSelect'>,
) {
  const select = useLatest(onSelect)
  const markers = useRef(new Map<string, HTMLElement | undefined>())
  useEffect(() => {
    if (!drawn) return
    const focused = [...markers.current].find(([, element]) => element === document.activeElement)?.[0]
    drawn.markers.clearLayers()
    markers.current = new Map(
      places.map((place) => [
        place.id,
        addPlace(drawn, place, place.id === selectedId, (id) => select.current(id)),
      ]),
    )
    if (focused !== undefined) markers.current.get(focused)?.focus({ preventScroll: true })
  }, [drawn, places, selectedId, select])
}

/**
 * Adds the streets where the server provides them.
 * @returns whether they are visible
 */
function useStreets(drawn: Drawn | null): boolean {
  const { data: source } = useMapSourceQuery()
  const [areShown, setAreShown] = useState(false)
  useEffect(() => {
    if (!drawn || !source?.tileUrl) return undefined
    const takeAway = addStreets(drawn, source, () => setAreShown(true))
    return () => {
      takeAway()
      setAreShown(false)
    }
  }, [drawn, source])
  return areShown
}

/** The map in a browser: its view, pins, rings and the user's position follow the props. */
export function useLeafletMap(host: Host, props: StoreMapProps): { hasFailed: boolean } {
  const { places, selectedId, me, texts } = props
  const { drawn, hasFailed } = useDrawnMap(host, props.onZoom)
  useLeafletView(drawn, props)
  // the map itself is focusable: it announces its name and the keys that move it
  useEffect(() => {
    host.current?.setAttribute('role', 'group')
    host.current?.setAttribute('aria-label', texts.keys)
  }, [host, drawn, texts.keys])
  useMarkers(drawn, props)
  const hasStreets = useStreets(drawn)

  const walk = useLatest(texts.walk)
  useEffect(() => {
    drawn?.rings.clearLayers()
    const chosen = places.find(({ id }) => id === selectedId)
    if (drawn && chosen && !hasStreets) addRings(drawn, chosen, (minutes) => walk.current(minutes))
  }, [drawn, places, selectedId, hasStreets, texts.keys, walk])

  useEffect(() => {
    if (!drawn) return
    drawn.me.clearLayers()
    if (me) addMe(drawn, me, texts.me)
  }, [drawn, me, texts.me])
  return { hasFailed }
}
