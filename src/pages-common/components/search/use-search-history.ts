import { useCallback, useState } from 'react'
import { readStored, removeStored, writeStored } from '@/platform/storage'

export const historyLength = 10

/** The words with this one in front, each once whatever its capitals. */
export function withWord(words: readonly string[], word: string): string[] {
  const same = word.toLowerCase()
  return [word, ...words.filter((known) => known.toLowerCase() !== same)].slice(0, historyLength)
}

/** Words that were looked for on this device, the newest first. */
export function useSearchHistory() {
  const [words, setWords] = useState<string[]>(() => readStored('searchHistory') ?? [])
  const remember = useCallback((word: string) => {
    // another search page may have written meanwhile
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
