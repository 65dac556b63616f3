import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { locate, type Position } from '@/platform/location'
import { openPlace } from '@/platform/map-app'
import { callPhone } from '@/platform/phone-call'
import { answerOf, type MapAnswer } from './map-actions'
import type { MapPlace } from './store-map-types'
import type { PlaceFacts, useMapPlace } from './use-map-place'

interface MapActionsOptions {
  selected: MapPlace | undefined
  facts: PlaceFacts | null
  choose: ReturnType<typeof useMapPlace>['choose']
  /** moves the map to a position, or to the selected place for null */
  look: (to: Position | null) => void
}

/** The actions of the map page; `answered` is the result of the last one. */
export function useMapActions({ selected, facts, choose, look }: MapActionsOptions) {
  const [me, setMe] = useState<Position | null>(null)
  const [isLocating, setIsLocating] = useState(false)
  const [answered, setAnswered] = useState<MapAnswer | null>(null)

  const show = (id: string) => {
    const answer = choose(id)
    setAnswered(answer.result === 'ok' ? null : answer)
    if (answer.result === 'ok') look(null)
  }
  const findMe = async () => {
    setIsLocating(true)
    const found = await locate()
    setIsLocating(false)
    setMe(found)
    setAnswered(answerOf('locate', found !== null))
    if (found) look(found)
  }
  const copy = async () => {
    if (!facts) return
    const lines = [facts.name, facts.addressChinese, facts.addressLatin].filter(Boolean)
    setAnswered(answerOf('copyAddress', await copyText(lines.join('\n'))))
  }
  const call = async () => {
    if (facts) setAnswered(answerOf('call', await callPhone(facts.phone)))
  }
  const open = async () => {
    if (!selected || !facts) return
    const { latitude, longitude, name } = selected
    const result = await openPlace({
      latitude,
      longitude,
      name,
      address: facts.addressChinese || facts.addressLatin,
    })
    setAnswered(answerOf('openInApp', result === 'ok'))
  }
  return { me, isLocating, answered, show, findMe, copy, call, open }
}
