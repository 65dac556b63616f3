import { isLanguage, type Language, matchLanguage } from '@/i18n/languages'

/** What the app keeps on the device (src/platform/storage); undefined where there is nothing, or no storage. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) || 'null')?.data
  } catch {
    return undefined
  }
}

/** As the app finds it: an early answer in another language than the app's is not taken. */
function findLanguage(): Language {
  const chosen = stored('language')
  return isLanguage(chosen) ? chosen : matchLanguage(navigator.languages || [navigator.language])
}

export const language = findLanguage()
/** '' for nobody. */
export const session =
  (Number(stored('thirdSessionExpiresAtMs')) > Date.now() && (stored('thirdSession') as string)) || ''
