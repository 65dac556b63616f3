import { addTexts, hasTexts, registerTexts } from '@/i18n/engine'
import { fillCatalogue, type KeyTree, type Words } from '@/i18n/fill-catalogue'
import type { Language } from '@/i18n/languages'
import { bundledCatalogues, type Catalogue } from '@/i18n/load-catalogue.weapp'

/**
 * Adds a part of the common texts that only rooms carry, in every language (build/compact-texts-loader.js
 * writes the calls).
 * @param characters the simplified form of each character that has another one
 */
export function registerPart(
  keys: KeyTree,
  words: Readonly<Record<Language, Words>>,
  characters: ReadonlyMap<string, string>,
): void {
  const traditional = { catalogue: fillCatalogue(keys, words['zh-Hant']), characters }
  const part = {} as Record<Language, Catalogue>
  for (const [language, list] of Object.entries(words) as [Language, Words][]) {
    // a language that has any texts of a name is not loaded again: those of the main package come first
    const ofMain = bundledCatalogues.common?.[language]
    if (ofMain && !hasTexts('common', language)) addTexts('common', language, ofMain)
    part[language] = fillCatalogue(keys, list, traditional)
  }
  registerTexts('common', part)
}
