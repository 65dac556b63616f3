import type * as Leaflet from 'leaflet'
import type { IconName } from '@/components/icon'
import type { MapSource } from '@/features/clinics/api/map.api'
import type { Position } from '@/platform/location'
import { isMotionReduced } from '@/platform/system'
import { type MapPlace, zoomRange } from './store-map-types'
import styles from './store-map.module.scss'

// Size of a touch target relative to the root size, with which the page scales; its tip marks the place
const PIN_REM = 3
const METERS_PER_MINUTE = 80
const RINGS_MINUTES = [5, 10] as const

/** A map with one layer per kind of drawing. */
export interface Drawn {
  leaflet: typeof Leaflet
  map: Leaflet.Map
  rings: Leaflet.LayerGroup
  markers: Leaflet.LayerGroup
  me: Leaflet.LayerGroup
  credits: Leaflet.Control.Attribution
}

/** Creates the map in an element; Leaflet is loaded on first use. */
export async function draw(host: HTMLElement): Promise<Drawn> {
  // UMD: the namespace itself under webpack, its default export under other loaders
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
    zoomAnimation: !isMotionReduced(),
    // an observer of the element follows its size: Leaflet's own listener reports the end of the move late, and until
    // then labels would cover each other
    trackResize: typeof ResizeObserver === 'undefined',
    renderer: leaflet.svg({ padding: 1 }),
  })
  leaflet.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  return {
    leaflet,
    map,
    rings: leaflet.layerGroup().addTo(map),
    markers: leaflet.layerGroup().addTo(map),
    me: leaflet.layerGroup().addTo(map),
    credits: leaflet.control.attribution({ prefix: false }).addTo(map),
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Adds an attribution in the map's corner. Layers with the same one share it, so that nothing moves while one
 * replaces the other.
 * @returns a function that removes it
 */
export function addCredit(
  { credits }: Drawn,
  { attribution: text, attributionUrl: url }: Pick<MapSource, 'attribution' | 'attributionUrl'>,
): () => void {
  const words = escapeHtml(text)
  const html = url ? `<a href="${escapeHtml(url)}" target="_blank" rel="noreferrer">${words}</a>` : words
  credits.addAttribution(html)
  return () => void credits.removeAttribution(html)
}

/** An element of the map with a text. */
export const box = (className = '', textContent = '') =>
  Object.assign(document.createElement('div'), { className, textContent })

function pin({ name, note }: MapPlace, isSelected: boolean): HTMLElement {
  const element = box(`${styles.pin} ${isSelected ? styles.chosen : ''}`)
  const drawing: IconName = 'map-pin-fill'
  const words = box(styles.words)
  words.append(box(styles.name, name))
  if (note) words.append(box(styles.note, note))
  element.append(box(`mi mi-${drawing} ${styles.icon}`), words)
  return element
}

/** Adds the pin of a place. @returns its element, which is focusable */
export function addPlace(
  { leaflet, map, markers }: Drawn,
  place: MapPlace,
  isSelected: boolean,
  onSelect: (id: string) => void,
): HTMLElement | undefined {
  const size = PIN_REM * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  const icon = leaflet.divIcon({
    className: styles.anchor,
    html: pin(place, isSelected),
    iconSize: [size, size],
    iconAnchor: [size / 2, size],
  })
  const marker = leaflet
    .marker([place.latitude, place.longitude], {
      icon,
      zIndexOffset: isSelected ? 1000 : 0,
      autoPanOnFocus: false,
    })
    .addTo(markers)
  marker.on('click', () => onSelect(place.id))
  const element = marker.getElement()
  // the visible text, so that the accessible name contains it
  element?.setAttribute('aria-label', [place.name, place.note].filter(Boolean).join(' '))
  element?.setAttribute('aria-pressed', String(isSelected))
  // Leaflet would pan to the nearest edge, which is beneath the buttons and the attribution
  element?.addEventListener('focus', () => {
    if (element.matches(':focus-visible')) map.panTo(marker.getLatLng())
  })
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(place.id)
  })
  return element
}

const DEGREES_PER_METER = 1 / 111_320
// Where a ring's label may be, in degrees from the south to the east: first where no name of a pin (above it), no
// button (in the north-east) and no scale (in the south-west) is expected
const WORDS_AT = [30, 0, -30, 45, -45, 60, -60, 90, -90, 135, -135, 180] as const

/** Walking distances as rings, so that a map without streets is still useful. */
export function addRings(
  { leaflet, rings }: Drawn,
  { latitude, longitude }: MapPlace,
  walk: (minutes: number) => string,
): void {
  // Leaflet requires SVG for drawing circles and throws where it is missing
  if (!leaflet.Browser.svg) return
  for (const minutes of RINGS_MINUTES) {
    const radius = minutes * METERS_PER_MINUTE
    leaflet.circle([latitude, longitude], { radius, className: styles.ring, interactive: false }).addTo(rings)
    for (const degrees of WORDS_AT) {
      const angle = (degrees * Math.PI) / 180
      const at: Leaflet.LatLngTuple = [
        latitude - radius * Math.cos(angle) * DEGREES_PER_METER,
        longitude + (radius * Math.sin(angle) * DEGREES_PER_METER) / Math.cos((latitude * Math.PI) / 180),
      ]
      const words = box(`${styles.walk} ${styles.quiet}`, walk(minutes))
      words.dataset.ring = String(minutes)
      const icon = leaflet.divIcon({ className: styles.anchor, html: words, iconSize: [0, 0] })
      leaflet.marker(at, { icon, interactive: false, keyboard: false }).addTo(rings)
    }
  }
}

/** The labels of the rings: of each ring one at every place where it may be. */
export const ringLabels = ({ map }: Drawn): HTMLElement[][] =>
  RINGS_MINUTES.map((minutes) => [
    ...map.getContainer().querySelectorAll<HTMLElement>(`[data-ring="${minutes}"]`),
  ])

/** Adds the user's position. */
export function addMe({ leaflet, me }: Drawn, { latitude, longitude }: Position, title: string): void {
  const icon = leaflet.divIcon({
    className: styles.anchor,
    html: Object.assign(document.createElement('div'), { className: styles.me, title }),
    iconSize: [0, 0],
  })
  leaflet.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(me)
}
