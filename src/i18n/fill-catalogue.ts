import type { Catalogue } from './load-catalogue'

/** The keys of a catalogue, nested as they are; 0 in place of a text. */
export interface KeyTree {
  readonly [key: string]: KeyTree | 0
}

/**
 * A catalogue from its keys and one language's words (build/compact-texts-loader.js writes both).
 * @param words in the order of the keys; a hole where the language has no such word
 */
export function fillCatalogue(keys: KeyTree, words: readonly (string | undefined)[]): Catalogue {
  let next = 0
  const fill = (tree: KeyTree): Catalogue => {
    const catalogue: Catalogue = {}
    for (const [key, below] of Object.entries(tree)) {
      const value = below === 0 ? words[next++] : fill(below)
      if (value !== undefined) catalogue[key] = value
    }
    return catalogue
  }
  return fill(keys)
}
