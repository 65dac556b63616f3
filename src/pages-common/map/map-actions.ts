import type { Position } from '@/platform/location'

export type MapAction = 'locate' | 'showMarker' | 'copyAddress' | 'call' | 'openInApp'

/** How a map action ended. A marker that the map has not answers fail, not found. */
export type MapAnswer =
  { action: MapAction; result: 'ok' } | { action: MapAction; result: 'fail'; reason: 'not found' | 'refused' }

/** The answer of an action that was done or refused. */
export const answerOf = (action: MapAction, isDone: boolean): MapAnswer =>
  isDone ? { action, result: 'ok' } : { action, result: 'fail', reason: 'refused' }

/** Whether a marker can be shown: only one that the map has. */
export const answerForMarker = (places: readonly { id: string }[], id: string): MapAnswer =>
  places.some((place) => place.id === id)
    ? { action: 'showMarker', result: 'ok' }
    : { action: 'showMarker', result: 'fail', reason: 'not found' }

/** A point on earth from a link's parameters; null when it is none. */
export function pointOf(latitude?: string, longitude?: string): Position | null {
  if (!latitude?.trim() || !longitude?.trim()) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

/** Whether an address is written in Chinese characters. */
export const isChinese = (text: string): boolean => /[\u4e00-\u9fff]/.test(text)
