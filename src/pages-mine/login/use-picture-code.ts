import { useEffect, useRef, useState } from 'react'
import { useLatest } from '@/hooks/use-latest'
import { type PictureCode, usePictureCodeMutation } from '@/pages-mine/api/sign-in.api'

/**
 * The picture code that the server requires after some failures. It is single use: a new one is needed after
 * every answer to a call that contained it.
 * @param onAsked called when its field has just appeared in response to a press
 * @returns `askedFor`: what the server requires it for, or null; `picture`: null while none is loaded
 */
export function usePictureCode<Use extends string>(onAsked: () => void) {
  const [load, { isLoading }] = usePictureCodeMutation()
  const [askedFor, setAskedFor] = useState<Use | null>(null)
  const [picture, setPicture] = useState<PictureCode | null>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  const newest = useRef(0)
  const latestOnAsked = useLatest(onAsked)
  useEffect(() => {
    if (timesAsked > 0) latestOnAsked.current()
  }, [timesAsked, latestOnAsked])

  const renew = async (): Promise<void> => {
    newest.current += 1
    const turn = newest.current
    const answer = await load()
    // of two concurrent requests the later one's picture is valid
    if (turn === newest.current) setPicture(answer.data ?? null)
  }
  const ask = (use: Use): void => {
    setAskedFor(use)
    setTimesAsked((times) => times + 1)
    void renew()
  }
  const forget = (): void => {
    setAskedFor(null)
    setPicture(null)
  }
  return { askedFor, picture, isLoading, renew, ask, forget }
}
