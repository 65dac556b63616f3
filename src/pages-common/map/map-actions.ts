import type { Position } from '@/platform/location'

export type MapAction = 'locate' | 'showMarker' | 'copyAddress' | 'call' | 'openInApp'

/** The result of a map action. An unknown marker results in fail, not in found. */
type Action = Exclude<MapAction, 'showMarker'>
type MarkerMissing = { action: 'showMarker'; result: 'fail'; reason: 'not found' }
export type MarkerAnswer = { action: 'showMarker'; result: 'ok' } | MarkerMissing
export type MapAnswer =
  { action: Action; result: 'ok' } | { action: Action; result: 'fail'; reason: 'refused' } | MarkerMissing

/** The result of a completed or refused action. */
export const answerOf = (action: Action, isDone: boolean): MapAnswer =>
  isDone ? { action, result: 'ok' } : { action, result: 'fail', reason: 'refused' }

/** Looks up a marker on the map. */
export const answerForMarker = (places: readonly { id: string }[], id: string): MarkerAnswer =>
  places.some((place) => place.id === id)
    ? { action: 'showMarker', result: 'ok' }
    : { action: 'showMarker', result: 'fail', reason: 'not found' }

/** The position in a link's parameters; null when it is invalid. */
export function pointOf(latitude?: string, longitude?: string): Position | null {
  if (!latitude?.trim() || !longitude?.trim()) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

/** Whether an address is written in Chinese characters. */
export const isChinese = (text: string): boolean => /[\u4e00-\u9fff]/.test(text)
