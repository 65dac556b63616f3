import type { Catalogue } from './load-catalogue'

/** The keys of a catalogue, nested as they are; 0 in place of a text. */
export interface KeyTree {
  readonly [key: string]: KeyTree | 0
}

/**
 * The texts of one language, in the order of the keys: a hole where the language has no such text, and in
 * Simplified Chinese 0 where the text is the Traditional one, character by character.
 */
export type Words = readonly (string | 0 | undefined)[]

/** What Simplified Chinese is made from where it has no words of its own. */
export interface Traditional {
  catalogue: Catalogue
  /** the simplified form of each character that has another one */
  characters: ReadonlyMap<string, string>
}

/**
 * A catalogue from its keys and one language's words (build/compact-texts-loader.js writes both).
 * @param traditional required where `words` contains a 0
 */
export function fillCatalogue(keys: KeyTree, words: Words, traditional?: Traditional): Catalogue {
  const simplify = (text: unknown) =>
    Array.from(String(text), (character) => traditional?.characters.get(character) ?? character).join('')
  let next = 0
  const fill = (tree: KeyTree, source?: Catalogue): Catalogue => {
    const catalogue: Catalogue = {}
    for (const [key, below] of Object.entries(tree)) {
      const word = below === 0 ? words[next++] : fill(below, source?.[key] as Catalogue | undefined)
      if (word !== undefined) catalogue[key] = word === 0 ? simplify(source?.[key]) : word
    }
    return catalogue
  }
  return fill(keys, traditional?.catalogue)
}
