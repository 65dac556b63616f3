/**
 * A text of the catalogue as its operator writes it, in every language of the app. Simplified Chinese is
 * derived by the seed.
 */
export type Words = readonly [hant: string, en: string, fr: string, es: string, ja: string]
/** An examination item: its name and what it shows; `true` when it requires fasting. */
export type ItemWords = readonly [name: Words, explain: Words, needsFasting?: boolean]
export interface Panel {
  name: Words
  hint: Words
  /** Hours without food that its items require. */
  fastingHours?: number
  items: readonly ItemWords[]
}
/** A text that is equal in every language: a size, a code, a telephone number. */
export const inAll = (text: string): Words => [text, text, text, text, text]
/** A name in Chinese characters and in Latin letters; each language uses one of them. */
export type PersonName = readonly [hant: string, latin: string]
export const nameWords = ([hant, latin]: PersonName): Words => [hant, latin, latin, latin, hant]
