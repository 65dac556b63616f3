import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import type * as Leaflet from 'leaflet'
import type { IconName } from '@/components/icon'
import { webProps } from '@/components/web-props'
import { useLatest } from '@/hooks/use-latest'
import { clientConfig } from '@/platform/config'
import { type MapPlace, type StoreMapProps, zoomRange } from './store-map-types'
import styles from './store-map.module.scss'

// What a finger can hit, in parts of the root's size, with which the whole page grows; its foot stands on the place
const PIN_REM = 3
const METERS_PER_MINUTE = 80
const RINGS_MINUTES = [5, 10] as const

interface Drawn {
  leaflet: typeof Leaflet
  map: Leaflet.Map
  rings: Leaflet.LayerGroup
  markers: Leaflet.LayerGroup
  me: Leaflet.LayerGroup
}

async function draw(host: HTMLElement): Promise<Drawn> {
  // UMD: under webpack the namespace itself, under other loaders its default
  const loaded = (await import(/* webpackChunkName: "leaflet" */ 'leaflet')) as typeof Leaflet & {
    default?: typeof Leaflet
  }
  const leaflet = loaded.default ?? loaded
  const map = leaflet.map(host, {
    zoomControl: false,
    attributionControl: false,
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max,
    fadeAnimation: false,
    renderer: leaflet.svg({ padding: 1 }),
  })
  const Grid = leaflet.GridLayer.extend({
    createTile: () => Object.assign(document.createElement('div'), { className: styles.tile }),
  }) as unknown as typeof Leaflet.GridLayer
  new Grid().addTo(map)
  if (clientConfig.mapTileUrl) {
    const url = clientConfig.mapTileUrl.replace('{key}', encodeURIComponent(clientConfig.mapKey))
    leaflet.tileLayer(url, { maxZoom: zoomRange.max, className: styles.streets }).addTo(map)
    if (clientConfig.mapAttribution)
      leaflet.control
        .attribution({ prefix: false })
        .addAttribution(escapeHtml(clientConfig.mapAttribution))
        .addTo(map)
  }
  leaflet.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  return {
    leaflet,
    map,
    rings: leaflet.layerGroup().addTo(map),
    markers: leaflet.layerGroup().addTo(map),
    me: leaflet.layerGroup().addTo(map),
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function pin(name: string, isSelected: boolean): HTMLElement {
  const element = document.createElement('div')
  element.className = `${styles.pin} ${isSelected ? styles.chosen : ''}`
  const icon = document.createElement('div')
  const drawing: IconName = isSelected ? 'map-pin-fill' : 'map-pin'
  icon.className = `mi mi-${drawing} ${styles.icon}`
  const words = document.createElement('div')
  words.className = styles.name ?? ''
  words.textContent = name
  element.append(icon, words)
  return element
}

function addPlace(
  { leaflet, markers }: Drawn,
  place: MapPlace,
  isSelected: boolean,
  onSelect: (id: string) => void,
): HTMLElement | undefined {
  const size = PIN_REM * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  const icon = leaflet.divIcon({
    className: styles.anchor,
    html: pin(place.name, isSelected),
    iconSize: [size, size],
    iconAnchor: [size / 2, size],
  })
  const marker = leaflet
    .marker([place.latitude, place.longitude], { icon, zIndexOffset: isSelected ? 1000 : 0 })
    .addTo(markers)
  marker.on('click', () => onSelect(place.id))
  const element = marker.getElement()
  element?.setAttribute('aria-label', place.name)
  element?.setAttribute('aria-pressed', String(isSelected))
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(place.id)
  })
  return element
}

const DEGREES_PER_METER = 1 / 111_320
// The words stand on the ring east of south: names of pins are written above them, the buttons are in the north-east, the scale in the south-west
const WORDS_AT_RADIANS = Math.PI / 6

/** How far it is on foot, as the crow flies: what a map without streets can still say. */
function addRings(
  { leaflet, rings }: Drawn,
  { latitude, longitude }: MapPlace,
  walk: (minutes: number) => string,
): void {
  // Leaflet draws circles with it, and throws where there is none
  if (!leaflet.Browser.svg) return
  for (const minutes of RINGS_MINUTES) {
    const radius = minutes * METERS_PER_MINUTE
    leaflet.circle([latitude, longitude], { radius, className: styles.ring, interactive: false }).addTo(rings)
    const at: Leaflet.LatLngTuple = [
      latitude - radius * Math.cos(WORDS_AT_RADIANS) * DEGREES_PER_METER,
      longitude +
        (radius * Math.sin(WORDS_AT_RADIANS) * DEGREES_PER_METER) / Math.cos((latitude * Math.PI) / 180),
    ]
    const words = Object.assign(document.createElement('div'), {
      className: styles.walk,
      textContent: walk(minutes),
    })
    leaflet
      .marker(at, {
        icon: leaflet.divIcon({ className: styles.anchor, html: words, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      })
      .addTo(rings)
  }
}

/** The map in a browser: Leaflet, with the configured tiles over a calm grid. The grid with distances alone will do. */
export function StoreMap({ places, selectedId, me, focus, zoom, texts, onSelect, onZoom }: StoreMapProps) {
  const host = useRef<HTMLElement | null>(null)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const calls = useLatest({ onSelect, onZoom })

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
        // fingers, wheel and keys zoom by themselves: the buttons go on from there
        done.map.on('zoomend', () => calls.current.onZoom(done.map.getZoom()))
        setDrawn(done)
      })
      .catch(() => setHasFailed(true))
    return () => {
      isGone = true
      follow?.disconnect()
      map?.remove()
    }
  }, [calls])

  // Before the markers: Leaflet places nothing on a map that has no view yet
  const level = useLatest(zoom)
  useEffect(() => {
    drawn?.map.setView([focus.latitude, focus.longitude], level.current, { animate: false })
  }, [drawn, focus, level])
  useEffect(() => {
    if (drawn && drawn.map.getZoom() !== zoom) drawn.map.setZoom(zoom, { animate: false })
  }, [drawn, zoom])
  // the keyboard comes to rest on the map itself: it says what it is, and which keys move it
  useEffect(() => {
    host.current?.setAttribute('role', 'group')
    host.current?.setAttribute('aria-label', texts.keys)
  }, [drawn, texts.keys])

  const markers = useRef(new Map<string, HTMLElement | undefined>())
  useEffect(() => {
    if (!drawn) return
    const focused = [...markers.current].find(([, element]) => element === document.activeElement)?.[0]
    drawn.markers.clearLayers()
    markers.current = new Map(
      places.map((place) => [
        place.id,
        addPlace(drawn, place, place.id === selectedId, (id) => calls.current.onSelect(id)),
      ]),
    )
    // the keyboard stood on a marker that was drawn anew
    if (focused !== undefined) markers.current.get(focused)?.focus({ preventScroll: true })
  }, [drawn, places, selectedId, calls])

  const walk = useLatest(texts.walk)
  useEffect(() => {
    drawn?.rings.clearLayers()
    const chosen = places.find(({ id }) => id === selectedId)
    if (drawn && chosen && !clientConfig.mapTileUrl)
      addRings(drawn, chosen, (minutes) => walk.current(minutes))
  }, [drawn, places, selectedId, texts.keys, walk])

  useEffect(() => {
    if (!drawn) return
    drawn.me.clearLayers()
    if (!me) return
    const icon = drawn.leaflet.divIcon({
      className: styles.anchor,
      html: Object.assign(document.createElement('div'), { className: styles.me, title: texts.me }),
      iconSize: [0, 0],
    })
    drawn.leaflet
      .marker([me.latitude, me.longitude], { icon, interactive: false, keyboard: false })
      .addTo(drawn.me)
  }, [drawn, me, texts.me])

  return (
    <View className={styles.root} {...webProps({ role: 'region', 'aria-label': texts.map })}>
      <View ref={host} className={styles.map} />
      {hasFailed && (
        <View className={styles.failed} {...webProps({ role: 'status' })}>
          {texts.failed}
        </View>
      )}
    </View>
  )
}
