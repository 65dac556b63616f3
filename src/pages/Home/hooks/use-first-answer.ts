import { useRef } from 'react'

/** The part of a query that shows whether it was answered. */
type Answerable = { isLoading: boolean; isError: boolean; isSuccess: boolean }

/**
 * Whether a page that depends on this query still has to wait: until its first answer, including a failure.
 * Later requests of a part must not hide the page again, or the two would loop forever.
 */
export function useFirstAnswerAwaited({ isLoading, isError, isSuccess }: Answerable): boolean {
  const hasAnswered = useRef(false)
  if (isError || isSuccess) hasAnswered.current = true
  return isLoading && !hasAnswered.current
}
