import { currentLanguage } from './engine'

const KANA = /[\u3040-\u30ff]/
const HAN = /[\u3400-\u9fff]/

/**
 * Whether what a person wrote is in another language than the reader's, as far as its script tells: Latin languages
 * cannot be told apart in a sentence or two.
 */
export function isOtherScript(text: string): boolean {
  const reader = currentLanguage()
  if (KANA.test(text)) return reader !== 'ja'
  if (HAN.test(text)) return !reader.startsWith('zh')
  return (reader === 'ja' || reader.startsWith('zh')) && /[a-z]{3}/i.test(text)
}
