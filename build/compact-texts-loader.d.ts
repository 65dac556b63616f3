import type { KeyTree } from '../src/i18n/fill-catalogue'

declare const loader: {
  roomBlocks: readonly string[]
  roomEmptyKinds: readonly string[]
  browserBlocks: readonly string[]
  partOfMain: (catalogue: object) => Record<string, object>
  textsOf: (catalogue: object, keys: readonly string[]) => Record<string, object>
  keyTree: (catalogues: readonly object[]) => KeyTree
  simplifiedCharacters: (pairs: readonly (readonly [string, string])[]) => Map<string, string>
  shortenSimplified: (
    simplified: readonly (string | undefined)[],
    traditional: readonly (string | undefined)[],
    characters: ReadonlyMap<string, string>,
  ) => (string | undefined)[]
  joinWords: (words: readonly (string | undefined)[]) => string
  wordsOf: (tree: KeyTree, catalogue: object) => (string | undefined)[]
}
export = loader
