import { createInstance } from 'i18next'
import type { Language } from '../../contract/constants/enums'
import en from '../i18n/en.json'
import es from '../i18n/es.json'
import fr from '../i18n/fr.json'
import ja from '../i18n/ja.json'
import zhHans from '../i18n/zh-Hans.json'
import zhHant from '../i18n/zh-Hant.json'

export type MessageParams = Record<string, string | number>
export type MessageKey = keyof typeof zhHant

/** Texts of the server for users. A key ending in `_one` is the singular of a text with `{{count}}`. */
export const catalogues: Record<Language, Record<MessageKey, string>> = {
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
  en,
  fr,
  es,
  ja,
}

const i18n = createInstance({
  resources: Object.fromEntries(
    Object.entries(catalogues).map(([language, translation]) => [language, { translation }]),
  ),
  load: 'currentOnly',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // Texts go into JSON and PDF; pages that show them as HTML escape them.
  interpolation: { escapeValue: false },
})
void i18n.init()

/** The text of `key` in `lang`, with `{{name}}` filled from `params`. */
export function messageText(key: MessageKey, lang: Language, params: MessageParams = {}): string {
  return i18n.t(key, { lng: lang, ...params })
}
