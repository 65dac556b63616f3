import { useEffect, useState } from 'react'
import type { SearchSuggestion } from '@contract/search'
import { useLazySearchSuggestQuery } from '@/api/search.api'

const PAUSE_MS = 200

/** Names that the typed letters lead to, asked for once the typing pauses; a question that was overtaken is taken back. */
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
  // those of the letters before stay until the new ones come, or cannot be read: a list that empties at every letter jumps
  return { suggestions: typed === '' ? [] : found.suggestions, isSettled: found.typed === typed }
}
