import type { KeyTree } from '../src/i18n/fill-catalogue'

declare const loader: {
  roomBlocks: readonly string[]
  keyTree: (catalogues: readonly object[]) => KeyTree
  wordsOf: (tree: KeyTree, catalogue: object) => (string | undefined)[]
}
export = loader
