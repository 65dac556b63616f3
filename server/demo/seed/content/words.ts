/**
 * A text of the catalogue as its operator writes it, in every language of the app. Simplified Chinese is derived when
 * seeding.
 */
export type Words = readonly [hant: string, en: string, fr: string, es: string, ja: string]
/** An examination item: its name and what it tells; `true` when it needs an empty stomach. */
export type ItemWords = readonly [name: Words, explain: Words, needsFasting?: boolean]
export interface Panel {
  name: Words
  hint: Words
  items: readonly ItemWords[]
}
/** What is the same in every language: a size, a code, a telephone number. */
export const inAll = (text: string): Words => [text, text, text, text, text]
/** Who is named in Chinese characters and in Latin letters: each language has one of the two. */
export type PersonName = readonly [hant: string, latin: string]
export const nameWords = ([hant, latin]: PersonName): Words => [hant, latin, latin, latin, hant]
