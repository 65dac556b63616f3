/**
 * A text of the catalogue as it is written: Traditional Chinese and English. Simplified Chinese is derived
 * when seeding.
 * What people find their way by (categories, ways in, headings of home) has the other languages too.
 */
export type Words = readonly [hant: string, en: string, fr?: string, es?: string, ja?: string]
/** An examination item: its name and what it tells; `true` when it needs an empty stomach. */
export type ItemWords = readonly [name: Words, explain: Words, needsFasting?: boolean]
export interface Panel {
  name: Words
  hint: Words
  items: readonly ItemWords[]
}
