import type * as Leaflet from 'leaflet'
import { type Ground, groundCredit, type GroundLabel } from '@/features/clinics/ground/ground'
import groundStyles from './ground.module.scss'
import { addCredit, box, type Drawn } from './leaflet-map'
import styles from './store-map.module.scss'

/** Below Leaflet's tiles, which are at 200. */
const GROUND_PANE = 'ground'
const NAMES_PANE = 'names'

/** The panes of the ground, made once for each map. */
function ensurePanes({ map }: Drawn): void {
  if (map.getPane(GROUND_PANE)) return
  map.createPane(GROUND_PANE).style.zIndex = '150'
  // above the rings, below the pins
  map.createPane(NAMES_PANE).style.zIndex = '450'
}

/** Fraction of the map at each edge in which no name is placed, since it would be cut off. */
const EDGE = 0.04

const isAt = ({ from, to }: GroundLabel, zoom: number) => zoom >= from && zoom <= to

/** The name of a place where the place is; that of a station beside it. */
function nameOf({ kind, text }: GroundLabel): HTMLElement {
  if (kind !== 'station') return box(`${groundStyles.place} ${groundStyles[kind]}`, text)
  const stop = box(groundStyles.stop)
  stop.append(box(`${styles.words} ${groundStyles.station}`, text))
  return stop
}

/** Adds the names of the visible area. */
function addNames({ leaflet, map }: Drawn, labels: readonly GroundLabel[], names: Leaflet.LayerGroup): void {
  const bounds = map.getBounds().pad(-EDGE)
  const zoom = Math.round(map.getZoom())
  names.clearLayers()
  for (const label of labels) {
    if (!isAt(label, zoom) || !bounds.contains([...label.at])) continue
    const html = nameOf(label)
    leaflet
      .marker([...label.at], {
        icon: leaflet.divIcon({ className: styles.anchor, html, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
        pane: NAMES_PANE,
      })
      .addTo(names)
  }
}

/**
 * Adds the coast and the names of neighbourhoods below all other layers.
 * @returns a function that removes them
 */
export function addGround(drawn: Drawn, { land, labels }: Ground): () => void {
  const { leaflet, map } = drawn
  // Leaflet needs it to draw outlines, and throws without it
  if (!leaflet.Browser.svg) return () => undefined
  ensurePanes(drawn)
  const coast = leaflet
    .polygon(
      land.map((ring) => [ring.map(([latitude, longitude]): Leaflet.LatLngTuple => [latitude, longitude])]),
      {
        className: groundStyles.land,
        interactive: false,
        pane: GROUND_PANE,
        renderer: leaflet.svg({ pane: GROUND_PANE, padding: 0.5 }),
      },
    )
    .addTo(map)
  const names = leaflet.layerGroup().addTo(map)
  const renew = () => addNames(drawn, labels, names)
  renew()
  map.on('moveend', renew)
  const removeCredit = addCredit(drawn, groundCredit)
  map.getContainer().classList.add(styles.hasGround ?? '')
  return () => {
    map.off('moveend', renew)
    map.getContainer().classList.remove(styles.hasGround ?? '')
    removeCredit()
    for (const layer of [coast, names]) layer.remove()
  }
}
