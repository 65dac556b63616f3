import { useEffect, useState } from 'react'
import type { SearchSuggestion } from '@contract/routes/search'
import { useLazySearchSuggestQuery } from '@/pages-common/api/search.api'

const PAUSE_MS = 200

/** Suggestions for the typed text, requested once typing pauses; an outdated request is aborted. */
export function useSuggestions(typed: string): {
  suggestions: readonly SearchSuggestion[]
  isSettled: boolean
} {
  const [ask] = useLazySearchSuggestQuery()
  const [found, setFound] = useState<{ typed: string; suggestions: readonly SearchSuggestion[] }>({
    typed: '',
    suggestions: [],
  })
  useEffect(() => {
    if (typed === '') return undefined
    let asked: ReturnType<typeof ask> | undefined
    let isOver = false
    const timer = setTimeout(() => {
      asked = ask(typed, true)
      asked
        .unwrap()
        .catch(() => [])
        .then((suggestions) => {
          if (!isOver) setFound({ typed, suggestions })
        })
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      asked?.abort()
    }
  }, [typed, ask])
  // previous suggestions stay until new ones arrive or fail, to avoid flicker on every letter
  return { suggestions: typed === '' ? [] : found.suggestions, isSettled: found.typed === typed }
}
