import { useEffect, useState } from 'react'
import { whenIdle } from '@/platform/idle'
import { listenToSystem } from '@/platform/system'
import type { Unread } from '@/utils/read-state'

const ignore = () => undefined

/**
 * Code of a part that a page's first screen does without: requested when the browser is idle after it, or at once
 * when it is wanted. After a failure it is requested again when the network returns, or when it is wanted again.
 * @param load the same function in every render
 * @param isWanted whether the part is shown now
 * @returns `code`: undefined until it has loaded; `state`: what is shown in its place until then
 */
export function useLateCode<T>(
  load: () => Promise<T>,
  isWanted: boolean,
): { code: T | undefined; state: Unread } {
  const [code, setCode] = useState<T>()
  const [error, setError] = useState<unknown>()
  const retry = () => setError(undefined)
  useEffect(() => {
    if (isWanted) retry()
  }, [isWanted])
  const hasFailed = error !== undefined
  useEffect(() => {
    if (!hasFailed) return undefined
    return listenToSystem({ onOnline: retry, onOffline: ignore, onShow: ignore, onHide: ignore })
  }, [hasFailed])
  const isDue = code === undefined && !hasFailed
  useEffect(() => {
    if (!isDue) return undefined
    const begin = () => {
      load().then((loaded) => setCode(() => loaded), setError)
    }
    if (!isWanted) return whenIdle(begin)
    begin()
    return undefined
  }, [load, isDue, isWanted])
  return { code, state: hasFailed ? { kind: 'failed', error, retry } : { kind: 'loading' } }
}
