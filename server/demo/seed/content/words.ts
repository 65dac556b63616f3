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
/**
 * A doctor's name as pages, articles and reports show it: in Latin languages the title comes before it. Doctors with
 * even indices are women.
 */
export const doctorWords = ([hant, latin]: PersonName, index: number): Words => {
  const spanishTitle = index % 2 === 0 ? 'Dra.' : 'Dr.'
  return [hant, `Dr ${latin}`, `Dr ${latin}`, `${spanishTitle} ${latin}`, hant]
}
/** A doctor who signs: here Chinese and Japanese have the title too, after the name. */
export const signatureWords: Words = ['{name}醫生', '{name}', '{name}', '{name}', '{name} 医師']
