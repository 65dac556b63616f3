import type * as Leaflet from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { metersBetween } from '@contract/rules/distance'
import { useMapSourceQuery } from '@/features/clinics/api/map.api'
import type { Ground } from '@/features/clinics/ground/ground'
import { useGround } from '@/features/clinics/ground/use-ground'
import { useLatest } from '@/hooks/use-latest'
import { addGround } from './ground-layer'
import groundStyles from './ground.module.scss'
import { addMe, addPlace, addRings, draw, type Drawn, ringLabels } from './leaflet-map'
import type { StoreMapProps } from './store-map-types'
import styles from './store-map.module.scss'
import { addStreets } from './streets'
import { tidyWords } from './tidy-words'

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

/** Farther away the rings are smaller than their labels. */
const RINGS_FROM_ZOOM = 14

/** Places farther than this from the selected one are in another city. */
const AREA_METERS = 80_000

/** Moves and zooms the map to the page's view. */
function useLeafletView(
  drawn: Drawn | null,
  { focus, zoom, places, isFitted }: Pick<StoreMapProps, 'focus' | 'zoom' | 'places' | 'isFitted'>,
) {
  // Before the markers: Leaflet cannot place anything on a map without a view
  const level = useLatest(zoom)
  const all = useLatest(places)
  useEffect(() => {
    if (!drawn) return
    drawn.map.setView([focus.latitude, focus.longitude], level.current, { animate: false })
    const area = all.current.filter((place) => metersBetween(place, focus) < AREA_METERS)
    if (!isFitted || focus.turn > 0 || area.length < 2) return
    drawn.map.fitBounds(
      area.map(({ latitude, longitude }): Leaflet.LatLngTuple => [latitude, longitude]),
      // space for the names above the pins, and for the panel over the lower edge
      { paddingTopLeft: [56, 88], paddingBottomRight: [72, 56], maxZoom: level.current, animate: false },
    )
  }, [drawn, focus, level, all, isFitted])
  const applied = useRef(zoom)
  useEffect(() => {
    if (drawn && applied.current !== zoom && drawn.map.getZoom() !== zoom)
      drawn.map.setZoom(zoom, { animate: false })
    applied.current = zoom
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

/** Adds the streets where the server provides them. */
function useStreets(drawn: Drawn | null): { mayCome: boolean; areShown: boolean } {
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
  return { mayCome: source?.tileUrl !== '', areShown }
}

const allOf = (drawn: Drawn, className = '') => [
  ...drawn.map.getContainer().querySelectorAll<HTMLElement>(`.${className}`),
]

/** Elements above the map: its attribution, the corner of the overview, and the page's buttons. */
const coversOf = ({ map }: Drawn) => {
  const container = map.getContainer()
  const stage = container.parentElement?.parentElement
  return [
    ...container.querySelectorAll<HTMLElement>('.leaflet-control'),
    ...(stage?.querySelectorAll<HTMLElement>(`.${groundStyles.corner}`) ?? []),
    ...[...(stage?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])].filter(
      (button) => !container.contains(button),
    ),
  ]
}

/**
 * Prevents labels from covering pins, the person's position and each other. By priority: the selected pin, other pins,
 * walking times, stations, the ground.
 */
function useTidyWords(
  drawn: Drawn | null,
  { places, selectedId, texts }: StoreMapProps,
  ground: Ground | null,
  areRingsDrawn: boolean,
) {
  useEffect(() => {
    if (!drawn) return undefined
    const tidy = () => {
      const icons = allOf(drawn, styles.icon)
      const pins = icons.map((icon) => ({ icon, words: icon.nextElementSibling as HTMLElement }))
      const stops = allOf(drawn, groundStyles.stop).map((icon) => ({
        icon,
        words: icon.firstElementChild as HTMLElement,
      }))
      const isChosen = ({ icon }: { icon: HTMLElement }) => icon.closest(`.${styles.chosen}`) !== null
      tidyWords(
        drawn.map.getContainer().getBoundingClientRect(),
        [...icons, ...stops.map(({ icon }) => icon), ...allOf(drawn, styles.me), ...coversOf(drawn)],
        [
          ...pins.filter(isChosen),
          ...pins.filter((pin) => !isChosen(pin)),
          ...ringLabels(drawn).flatMap(([words, ...elsewhere]) => (words ? [{ words, elsewhere }] : [])),
          ...stops,
          ...allOf(drawn, groundStyles.place).map((words) => ({ words })),
        ],
        { quiet: styles.quiet, sides: { right: styles.right, left: styles.left, below: styles.below } },
      )
    }
    tidy()
    drawn.map.on('moveend', tidy)
    return () => void drawn.map.off('moveend', tidy)
  }, [drawn, places, selectedId, texts.keys, ground, areRingsDrawn])
}

/** The map in a browser: its view, pins, rings and the person's position follow the props. */
export function useLeafletMap(
  host: Host,
  props: StoreMapProps,
): { hasFailed: boolean; ground: Ground | null } {
  const { places, selectedId, me, texts } = props
  const { drawn, hasFailed } = useDrawnMap(host, props.onZoom)
  useLeafletView(drawn, props)
  // the map itself is focusable: it announces its name and the keys that move it
  useEffect(() => {
    host.current?.setAttribute('role', 'group')
    host.current?.setAttribute('aria-label', texts.keys)
  }, [host, drawn, texts.keys])
  useMarkers(drawn, props)
  const streets = useStreets(drawn)
  const hasStreets = streets.areShown
  const ground = useGround(streets)
  useEffect(() => (drawn && ground ? addGround(drawn, ground) : undefined), [drawn, ground])

  const walk = useLatest(texts.walk)
  const areRingsDrawn = props.zoom >= RINGS_FROM_ZOOM && !hasStreets
  useEffect(() => {
    drawn?.rings.clearLayers()
    const chosen = places.find(({ id }) => id === selectedId)
    if (drawn && chosen && areRingsDrawn) addRings(drawn, chosen, (minutes) => walk.current(minutes))
  }, [drawn, places, selectedId, areRingsDrawn, texts.keys, walk])

  useEffect(() => {
    if (!drawn) return
    drawn.me.clearLayers()
    if (me) addMe(drawn, me, texts.me)
  }, [drawn, me, texts.me])
  useTidyWords(drawn, props, ground, areRingsDrawn)
  return { hasFailed, ground }
}
