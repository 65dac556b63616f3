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
  /** A text by its key: `t('block.item', { n: 3 })`; the catalogue writes `{{n}}`. */
  t: Translate<Room>
  lang: Language
  /** Whether the room's texts are there; `t` answers '' until then. */
  ready: boolean
}

/** The texts of a room in the current language; the component follows every change of language. */
export function useText<Room extends TextRoom>(room: Room): Text<Room> {
  const readVersion = useCallback(() => textsVersion(room), [room])
  const version = useSyncExternalStore(subscribeToTexts, readVersion, readVersion)
  const lang = currentLanguage()
  useEffect(() => {
    // a page's texts are loaded with the page; this serves what is opened otherwise, and its failure shows as
    // a page that stays in its skeleton
    ensureTexts(room).catch(() => undefined)
  }, [room, lang])
  return useMemo(() => {
    void version
    const ready = hasTexts(room, lang)
    return { t: (key: TextKey<Room>, params?: TextParams) => translate(room, key, params), lang, ready }
  }, [room, lang, version])
}
