import dayjs from 'dayjs'
import { createInstance } from 'i18next'
import { readStored, writeStored } from '@/platform/storage'
import { setDocumentLanguage, systemLanguages } from '@/platform/system'
import { dayNameLocales } from './day-names'
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  type LanguageChoice,
  matchLanguage,
  type TextRoom,
} from './languages'
import { keepUnits, markLatin, oneStop, spaceValues } from './line-breaks'
import { type Catalogue, loadCatalogue } from './load-catalogue'
import type { TextKey } from './text-keys'

dayNameLocales.forEach((locale) => dayjs.locale(locale, undefined, true))
const DAYJS_LOCALES: Record<Language, string> = {
  'zh-Hant': 'zh-hk',
  'zh-Hans': 'zh-cn',
  en: 'en',
  fr: 'fr',
  es: 'es',
  ja: 'ja',
}

export type TextParams = Record<string, string | number>
/** Returns a text by its key (`block.item`); '' while the namespace is still loading. */
export type Translate<Room extends TextRoom> = (key: TextKey<Room>, params?: TextParams) => string

const i18n = createInstance()
void i18n.init({
  lng: 'zh-Hant',
  ns: [],
  resources: {},
  load: 'currentOnly',
  fallbackLng: false,
  initAsync: false,
  showSupportNotice: false,
  // texts are no HTML: nothing to escape
  interpolation: { escape: markLatin },
  returnEmptyString: true,
} as Parameters<typeof i18n.init>[0])

const listeners = new Set<() => void>()
const loading = new Map<string, Promise<void>>()
/** Namespaces requested so far: a language switch loads all of them before it takes effect. */
const rooms = new Set<TextRoom>()
/** Number of changes to a namespace's texts; a change of language counts for all namespaces. */
const versions = new Map<TextRoom, number>()
let languageVersion = 0
let choice: LanguageChoice = 'auto'
let current: Language = 'zh-Hant'

function announce(room?: TextRoom): void {
  if (room) versions.set(room, (versions.get(room) ?? 0) + 1)
  else languageVersion += 1
  listeners.forEach((listener) => listener())
}

/**
 * Calls the listener whenever the language changes or texts arrive.
 * @returns unsubscribe
 */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Increases with every change of language, and of this namespace's texts. */
export const textsVersion = (room: TextRoom): number => languageVersion + (versions.get(room) ?? 0)
export const currentLanguage = (): Language => current
export const languageChoice = (): LanguageChoice => choice
export const hasTexts = (room: TextRoom, language: Language = current): boolean =>
  i18n.hasResourceBundle(language, room)

/** Adds a namespace's texts of one language. */
export function addTexts(room: TextRoom, language: Language, catalogue: Catalogue): void {
  i18n.addResourceBundle(language, room, catalogue, true, true)
}

/**
 * Adds a namespace's texts of every language; the mini-program's subpackages call it when their first page
 * loads.
 */
export function registerTexts(room: TextRoom, catalogues: Record<Language, Catalogue>): void {
  rooms.add(room)
  for (const language of Object.keys(catalogues) as Language[]) addTexts(room, language, catalogues[language])
  announce(room)
}

function loadTexts(room: TextRoom, language: Language): Promise<void> {
  if (hasTexts(room, language)) return Promise.resolve()
  const key = `${language}/${room}`
  const running = loading.get(key)
  if (running) return running
  const work = loadCatalogue(room, language)
    .then((catalogue) => {
      addTexts(room, language, catalogue)
      announce(room)
    })
    .finally(() => {
      loading.delete(key)
    })
  loading.set(key, work)
  return work
}

/**
 * Loads the texts of namespaces in the current language, unless they are loaded.
 * @throws when they cannot be loaded
 */
export async function ensureTexts(...wanted: TextRoom[]): Promise<void> {
  wanted.forEach((room) => rooms.add(room))
  await Promise.all(wanted.map((room) => loadTexts(room, current)))
}

// i18next builds its three patterns for every text it interpolates, although most texts have no parameters
const isWhole = (text: unknown): text is string =>
  typeof text === 'string' && !text.includes('{{') && !text.includes('$t(')

/** A text in the current language, else in the namespace's fallback language, else its key. */
export function translate<Room extends TextRoom>(
  room: Room,
  key: TextKey<Room>,
  params?: TextParams,
): string {
  // plural forms are selected by i18next
  const text: unknown = params && 'count' in params ? undefined : i18n.getResource(current, room, key)
  if (isWhole(text)) return text
  if (!hasTexts(room) && !hasTexts(room, fallbackLanguage(room))) return ''
  const filled = String(
    i18n.t(key, { ...params, ns: room, lng: current, fallbackLng: fallbackLanguage(room) }),
  )
  return keepUnits(oneStop(spaceValues(filled)))
}

function apply(language: Language): void {
  current = language
  dayjs.locale(DAYJS_LOCALES[language])
  setDocumentLanguage(language)
  announce()
}

const resolve = (wanted: LanguageChoice): Language =>
  wanted === 'auto' ? matchLanguage(systemLanguages()) : wanted

/** Applies the saved language (or the device's). Called once, before the first page. */
export function startTexts(): void {
  const saved = readStored('language')
  choice = isLanguage(saved) ? saved : 'auto'
  apply(resolve(choice))
}

/**
 * Changes the language of every open page and saves the choice.
 * @throws when the texts cannot be loaded; the language is then unchanged
 */
export async function chooseLanguage(wanted: LanguageChoice): Promise<void> {
  const language = resolve(wanted)
  await Promise.all([...rooms].map((room) => loadTexts(room, language)))
  choice = wanted
  writeStored('language', wanted)
  apply(language)
}
