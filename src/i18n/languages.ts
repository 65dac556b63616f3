import { type Language, languages } from '@contract/constants/enums'
import { nestedRoomOf } from './nested-rooms'
import type { TextRoom } from './text-keys'

export { languages }
export type { Language, TextRoom }

/** A user's choice: a language, or the device's. */
export type LanguageChoice = Language | 'auto'

/** Folder of a namespace's catalogues under src. */
export const roomFolder = (room: TextRoom): string =>
  room === 'main' ? 'pages/i18n' : room === 'common' || room === 'errors' ? `i18n/${room}` : `${room}/i18n`

/** Fallback for a missing text: English for the framework's own texts, Traditional Chinese for the product's. */
export const fallbackLanguage = (room: TextRoom): Language =>
  room === 'common' || room === 'errors' ? 'en' : 'zh-Hant'

/** Namespace of a page, from its path. */
export function roomOfPage(path: string): TextRoom {
  const page = path.replace(/^\//, '')
  const nested = nestedRoomOf(page)
  if (nested) return nested
  const [folder] = page.split('/')
  return folder === 'pages-common' ||
    folder === 'pages-goods' ||
    folder === 'pages-order' ||
    folder === 'pages-mine' ||
    folder === 'pages-shop' ||
    folder === 'pages-clinic' ||
    folder === 'pages-shopping'
    ? folder
    : 'main'
}

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value)

/** Name of each language in that language. */
export const languageNames: Record<Language, string> = {
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
}

/** The first supported language among the device's language tags; Traditional Chinese when there is none. */
export function matchLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const lower = tag.toLowerCase().replace(/_/g, '-')
    if (/^zh-(hant|tw|hk|mo)/.test(lower)) return 'zh-Hant'
    if (lower.startsWith('zh')) return 'zh-Hans'
    const known = languages.find((language) => lower.split('-')[0] === language)
    if (known) return known
  }
  return 'zh-Hant'
}
