import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  currentLanguage,
  ensureTexts,
  hasTexts,
  subscribeToTexts,
  textsVersion,
  translate,
  type TextParams,
  type Translate,
} from './engine'
import type { Language, TextRoom } from './languages'
import type { TextKey } from './text-keys'

export interface Text<Room extends TextRoom> {
  /** Returns a text by its key: `t('block.item', { n: 3 })`; the catalogue has `{{n}}`. */
  t: Translate<Room>
  lang: Language
  /** Whether the texts have loaded; `t` returns '' until then. */
  ready: boolean
}

/** The texts of a namespace in the current language; re-renders the component when the language changes. */
export function useText<Room extends TextRoom>(room: Room): Text<Room> {
  const readVersion = useCallback(() => textsVersion(room), [room])
  const version = useSyncExternalStore(subscribeToTexts, readVersion, readVersion)
  const lang = currentLanguage()
  useEffect(() => {
    // a page's texts load with the page, so this is for components opened otherwise; on failure the page
    // stays in its skeleton
    ensureTexts(room).catch(() => undefined)
  }, [room, lang])
  return useMemo(() => {
    void version
    const ready = hasTexts(room, lang)
    return { t: (key: TextKey<Room>, params?: TextParams) => translate(room, key, params), lang, ready }
  }, [room, lang, version])
}
