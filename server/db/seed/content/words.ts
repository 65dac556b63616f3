/** A text of the catalogue as it is written: Traditional Chinese and English. Simplified Chinese is derived when seeding. */
export type Words = readonly [hant: string, en: string]
/** An examination item: name and what it tells, each in both languages; `true` when it needs an empty stomach. */
export type ItemWords = readonly [hant: string, en: string, explainHant: string, explainEn: string, needsFasting?: boolean]
export interface Panel { name: Words; hint: Words; items: readonly ItemWords[] }
