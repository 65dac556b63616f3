import { useCallback, useState } from 'react'
import { readStored, removeStored, writeStored } from '@/platform/storage'

const historyLength = 10

/** The history with this keyword first, without duplicates (ignoring case). */
function withWord(words: readonly string[], word: string): string[] {
  const same = word.toLowerCase()
  return [word, ...words.filter((known) => known.toLowerCase() !== same)].slice(0, historyLength)
}

/** Recent searches on this device, newest first. */
export function useSearchHistory() {
  const [words, setWords] = useState<string[]>(() => readStored('searchHistory') ?? [])
  const remember = useCallback((word: string) => {
    // another search page may have changed it in the meantime
    const next = withWord(readStored('searchHistory') ?? [], word)
    writeStored('searchHistory', next)
    setWords(next)
  }, [])
  const clear = useCallback(() => {
    removeStored('searchHistory')
    setWords([])
  }, [])
  return { words, remember, clear }
}
