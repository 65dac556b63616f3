import { isLanguage, type Language, matchLanguage } from '@/i18n/languages'

/** What the app keeps on the device (src/platform/storage); undefined where there is nothing, or no storage. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) || 'null')?.data
  } catch {
    return undefined
  }
}

const chosen = stored('language')
/** What the device asks for, in which the server draws. */
const offered: Language = matchLanguage(navigator.languages || [navigator.language])
/** As the app finds it: an early answer in another language than the app's is not taken. */
export const language: Language = isLanguage(chosen) ? chosen : offered
/** '' for nobody. */
export const session =
  (Number(stored('thirdSessionExpiresAtMs')) > Date.now() && (stored('thirdSession') as string)) || ''

const region = stored('region')
/** Text of the usual size: the first screens are drawn in it. */
export const isTextUsual = !Number(stored('textScale'))
/** Nobody, who has chosen no region: the first screens are drawn for them. */
export const isAnybody = !session && (!region || region === 'all')
/** Whether the server's page, which knows none of what the device keeps, is what this visitor would see. */
export const isDrawable = isTextUsual && isAnybody && language === offered
