import { useMemo, useState } from 'react'
import { limits } from '@contract/constants/limits'
import type { Position } from '@/platform/location'
import { clampZoom } from './store-map-types'

/** The visible part of the map: around the selected place until the user moves it. */
export function useMapView(selected: Position | undefined) {
  const [moved, setMoved] = useState<{ to: Position | null; turn: number }>({ to: null, turn: 0 })
  const [zoom, setZoom] = useState<number>(limits.mapZoom)

  // zooming keeps the centre; selecting moves to a place
  const zoomBy = (step: number) => setZoom((level) => clampZoom(Math.round(level) + step))
  const look = (to: Position | null) => {
    setMoved(({ turn }) => ({ to, turn: turn + 1 }))
    setZoom(limits.mapZoom)
  }
  const { latitude = 0, longitude = 0 } = moved.to ?? selected ?? {}
  const focus = useMemo(() => ({ latitude, longitude, turn: moved.turn }), [latitude, longitude, moved.turn])
  return { focus, zoom, setZoom, zoomBy, look }
}
