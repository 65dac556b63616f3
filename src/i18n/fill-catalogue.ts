import type { Catalogue } from './load-catalogue'

/** The nested keys of a catalogue, with 0 in place of each text. */
export interface KeyTree {
  readonly [key: string]: KeyTree | 0
}

/**
 * The texts of one language in the order of the keys, with `|` between them: an empty one where the language has no
 * such text, and in Simplified Chinese where the text is the Traditional one, character by character.
 */
export type Words = string

/** Source of the Simplified Chinese texts that are derived. */
export interface Traditional {
  catalogue: Catalogue
  /** simplified form of each character that differs */
  characters: ReadonlyMap<string, string>
}

/**
 * A catalogue from its keys and one language's words (build/compact-texts-loader.js writes both).
 * @param traditional what Simplified Chinese is filled with
 */
export function fillCatalogue(keys: KeyTree, words: Words, traditional?: Traditional): Catalogue {
  const list = words.split('|')
  const simplify = (text: unknown) =>
    typeof text === 'string'
      ? Array.from(text, (character) => traditional?.characters.get(character) ?? character).join('')
      : undefined
  let next = 0
  const fill = (tree: KeyTree, source?: Catalogue): Catalogue => {
    const catalogue: Catalogue = {}
    for (const [key, below] of Object.entries(tree)) {
      const word =
        below === 0
          ? list[next++] || simplify(source?.[key])
          : fill(below, source?.[key] as Catalogue | undefined)
      if (word !== undefined) catalogue[key] = word
    }
    return catalogue
  }
  return fill(keys, traditional?.catalogue)
}
