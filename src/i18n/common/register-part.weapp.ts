import { addTexts, hasTexts, registerTexts } from '@/i18n/engine'
import { fillCatalogue, type KeyTree, type Words } from '@/i18n/fill-catalogue'
import { type Language, languages } from '@/i18n/languages'
import { bundledCatalogues, type Catalogue } from '@/i18n/load-catalogue.weapp'
import characters from './zh-Hans.json?characters'

/** In the order of their names, as the catalogues stand in their folder. */
const inOrder = [...languages].sort()
const traditionalAt = inOrder.indexOf('zh-Hant')

/**
 * Adds a part of the common texts that only rooms carry (build/compact-texts-loader.js writes the calls).
 * @param words of every language, in the order of the languages' names
 */
export function registerPart(keys: KeyTree, words: readonly Words[]): void {
  const traditional = { catalogue: fillCatalogue(keys, words[traditionalAt] ?? ''), characters }
  const part = {} as Record<Language, Catalogue>
  inOrder.forEach((language, index) => {
    // a language that has any texts of a name is not loaded again: those of the main package come first
    const ofMain = bundledCatalogues.common?.[language]
    if (ofMain && !hasTexts('common', language)) addTexts('common', language, ofMain)
    part[language] = fillCatalogue(keys, words[index] ?? '', language === 'zh-Hans' ? traditional : undefined)
  })
  registerTexts('common', part)
}
