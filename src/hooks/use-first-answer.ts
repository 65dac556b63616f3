import { useRef } from 'react'

/** What of a query tells whether it was answered. */
type Answerable = { isLoading: boolean; isError: boolean; isSuccess: boolean }

/**
 * Whether a page that is drawn only together with this query still has to wait for it: until its first answer, also a
 * failed one. A part that appears then may ask again; were the page taken away for it, the two would go on without end.
 */
export function useFirstAnswerAwaited({ isLoading, isError, isSuccess }: Answerable): boolean {
  const hasAnswered = useRef(false)
  if (isError || isSuccess) hasAnswered.current = true
  return isLoading && !hasAnswered.current
}
