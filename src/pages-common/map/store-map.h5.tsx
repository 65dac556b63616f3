import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import type * as Leaflet from 'leaflet'
import type { IconName } from '@/components/icon'
import { webProps } from '@/components/web-props'
import { clientConfig } from '@/platform/config'
import type { MapPlace, StoreMapProps } from './store-map-types'
import styles from './store-map.module.scss'

// What a finger can hit; its foot stands on the place
const PIN_PX = 48
const MAX_ZOOM = 19
const MIN_ZOOM = 4

interface Drawn { leaflet: typeof Leaflet; map: Leaflet.Map; markers: Leaflet.LayerGroup; me: Leaflet.LayerGroup }

async function draw(host: HTMLElement): Promise<Drawn> {
  // UMD: under webpack the namespace itself, under other loaders its default
  const loaded = await import(/* webpackChunkName: "leaflet" */ 'leaflet') as typeof Leaflet & { default?: typeof Leaflet }
  const leaflet = loaded.default ?? loaded
  const map = leaflet.map(host, { zoomControl: false, attributionControl: false, minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, fadeAnimation: false })
  const Grid = leaflet.GridLayer.extend({ createTile: () => Object.assign(document.createElement('div'), { className: styles.tile }) }) as unknown as typeof Leaflet.GridLayer
  new Grid().addTo(map)
  if (clientConfig.mapTileUrl) {
    const url = clientConfig.mapTileUrl.replace('{key}', encodeURIComponent(clientConfig.mapKey))
    leaflet.tileLayer(url, { maxZoom: MAX_ZOOM, className: styles.streets }).addTo(map)
    if (clientConfig.mapAttribution) leaflet.control.attribution({ prefix: false }).addAttribution(escapeHtml(clientConfig.mapAttribution)).addTo(map)
  }
  leaflet.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  return { leaflet, map, markers: leaflet.layerGroup().addTo(map), me: leaflet.layerGroup().addTo(map) }
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

function addPlace({ leaflet, markers }: Drawn, place: MapPlace, isSelected: boolean, onSelect: (id: string) => void): void {
  const icon = leaflet.divIcon({ className: styles.anchor, html: pin(place.name, isSelected), iconSize: [PIN_PX, PIN_PX], iconAnchor: [PIN_PX / 2, PIN_PX] })
  const marker = leaflet.marker([place.latitude, place.longitude], { icon, zIndexOffset: isSelected ? 1000 : 0 }).addTo(markers)
  marker.on('click', () => onSelect(place.id))
  const element = marker.getElement()
  element?.setAttribute('aria-label', place.name)
  element?.setAttribute('aria-pressed', String(isSelected))
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(place.id)
  })
}

/** The map in a browser: Leaflet, with the configured tiles over a calm grid. The grid alone will do. */
export function StoreMap({ places, selectedId, me, focus, label, meLabel, failedText, onSelect }: StoreMapProps) {
  const host = useRef<HTMLElement | null>(null)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const select = useRef(onSelect)
  select.current = onSelect

  useEffect(() => {
    let isGone = false
    let map: Leaflet.Map | null = null
    let follow: ResizeObserver | null = null
    const element = host.current
    if (!element) return undefined
    draw(element).then((done) => {
      map = done.map
      if (isGone) return void map.remove()
      follow = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => done.map.invalidateSize())
      follow?.observe(element)
      setDrawn(done)
    }).catch(() => setHasFailed(true))
    return () => {
      isGone = true
      follow?.disconnect()
      map?.remove()
    }
  }, [])

  // Before the markers: Leaflet places nothing on a map that has no view yet
  useEffect(() => {
    drawn?.map.setView([focus.latitude, focus.longitude], focus.zoom, { animate: false })
  }, [drawn, focus])

  useEffect(() => {
    if (!drawn) return
    drawn.markers.clearLayers()
    places.forEach((place) => addPlace(drawn, place, place.id === selectedId, (id) => select.current(id)))
  }, [drawn, places, selectedId])

  useEffect(() => {
    if (!drawn) return
    drawn.me.clearLayers()
    if (!me) return
    const icon = drawn.leaflet.divIcon({ className: styles.anchor, html: Object.assign(document.createElement('div'), { className: styles.me, title: meLabel }), iconSize: [0, 0] })
    drawn.leaflet.marker([me.latitude, me.longitude], { icon, interactive: false, keyboard: false }).addTo(drawn.me)
  }, [drawn, me, meLabel])

  return (
    <View className={styles.root} {...webProps({ role: 'region', 'aria-label': label })}>
      <View ref={host} className={styles.map} />
      {hasFailed && <View className={styles.failed} {...webProps({ role: 'status' })}>{failedText}</View>}
    </View>
  )
}
