import { useEffect, useMemo, useState } from 'react'
import type { CleanRichText } from './types'

let loaded: CleanRichText | null = null

/** Without the sanitiser a text is shown without its markup. */
const wordsOnly: CleanRichText = (html) => {
  const text = document.createElement('div')
  text.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent
  return text.innerHTML
}

/**
 * Sanitised HTML; null until the sanitiser has loaded, which happens with the first text, since most pages
 * have none.
 */
export function useCleanText(html: string, resolve: (path: string) => string): string | null {
  const [clean, setClean] = useState(() => loaded)
  useEffect(() => {
    if (clean) return undefined
    let isLeft = false
    import(/* webpackChunkName: "clean-text" */ './clean')
      .then(({ cleanRichText }) => (loaded = cleanRichText))
      .catch(() => wordsOnly)
      .then((cleaner) => {
        if (!isLeft) setClean(() => cleaner)
      })
    return () => {
      isLeft = true
    }
  }, [clean])
  return useMemo(() => clean?.(html, resolve) ?? null, [clean, html, resolve])
}
