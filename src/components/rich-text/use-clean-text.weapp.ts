import { useMemo } from 'react'
import { cleanRichText } from './clean'

export const useCleanText = (html: string, resolve: (path: string) => string): string | null =>
  useMemo(() => cleanRichText(html, resolve), [html, resolve])
