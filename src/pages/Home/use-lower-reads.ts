import { useEffect, useState } from 'react'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { whenIdle } from '@/platform/idle'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { readLowerBlocks } from './components/lower-blocks'

/**
 * Begins what the page reads below its first screen, all together and before any of it is drawn: drawn with its answer,
 * a part moves nothing that stands below it. A mini-program reads with each part.
 * @returns whether all has come, or failed: each part then says so itself
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
