import { isLanguage, type Language, matchLanguage } from '@/i18n/languages'

/** A value that the app stored on the device (src/platform/storage); undefined without one or without storage. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) || 'null')?.data
  } catch {
    return undefined
  }
}

const chosen = stored('language')
/** The language the server renders for this device. */
const offered: Language = matchLanguage(navigator.languages || [navigator.language])
/** Must match the app's choice: an early answer in another language is not used. */
export const language: Language = isLanguage(chosen) ? chosen : offered
/** '' when signed out. */
export const session =
  (Number(stored('thirdSessionExpiresAtMs')) > Date.now() && (stored('thirdSession') as string)) || ''

const region = stored('region')
/** Regular text size, the only one that first screens are rendered in. */
export const isTextUsual = !Number(stored('textScale'))
/** Signed out and without a chosen region, as first screens are rendered. */
export const isAnybody = !session && (!region || region === 'all')
/** Whether the server-rendered page, which knows nothing stored on the device, is what this visitor would see. */
export const isDrawable = isTextUsual && isAnybody && language === offered
