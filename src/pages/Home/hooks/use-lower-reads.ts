import { useEffect, useState } from 'react'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { whenIdle } from '@/platform/idle'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { readLowerBlocks } from '../components/lower-blocks'

/**
 * Starts all reads below the first screen together before any of it is rendered, so that no part shifts the
 * ones below it. In a mini-program each part loads its own data.
 * @returns whether all have succeeded or failed; each part reports its own failure
 */
export function useLowerReads(): boolean {
  const dispatch = useAppDispatch()
  const region = useAppSelector(selectRegion)
  const [isDone, setIsDone] = useState(process.env.TARO_ENV !== 'h5')
  useEffect(() => {
    if (isDone) return undefined
    return whenIdle(() => {
      void readLowerBlocks(dispatch, region)
        .catch(() => undefined)
        .then(() => setIsDone(true))
    })
  }, [dispatch, isDone, region])
  return isDone
}
