import { useState } from 'react'
import { positionForgotten, positionGiven, selectPosition } from '@/features/position/position.slice'
import { locate } from '@/platform/location'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { LocateState } from '../components/locate'

/** Requests the position, or discards it. */
export function useLocate() {
  const dispatch = useAppDispatch()
  const position = useAppSelector(selectPosition)
  const [locating, setLocating] = useState<LocateState>('off')
  const find = async () => {
    setLocating('busy')
    const found = await locate()
    dispatch(found ? positionGiven(found) : positionForgotten())
    setLocating(found ? 'off' : 'failed')
  }
  return {
    state: position ? 'on' : locating,
    onLocate: () => {
      void find()
    },
    onStop: () => {
      dispatch(positionForgotten())
    },
  } as const
}
