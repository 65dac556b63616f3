import { useEffect, useRef, useState } from 'react'
import { type PictureCode, usePictureCodeMutation } from '@/api/user.api'
import { useLatest } from '@/hooks/use-latest'

/**
 * The picture of letters that the server asks for after some failures. It works once: after every answer to a call that
 * carried it a new one is needed.
 * @param onAsked its field has just appeared, because a press was answered by it
 * @returns `askedFor`: what the server asked it for, null when it did not; `picture`: null while none is there
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
    // of two presses the later one's picture counts
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
export type PictureCodeState = ReturnType<typeof usePictureCode>
