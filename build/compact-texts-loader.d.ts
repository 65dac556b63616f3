import type { KeyTree } from '../src/i18n/fill-catalogue'

declare const loader: {
  roomBlocks: readonly string[]
  roomEmptyKinds: readonly string[]
  browserBlocks: readonly string[]
  partOfCommon: (catalogue: object, isForRooms: boolean) => Record<string, object>
  keyTree: (catalogues: readonly object[]) => KeyTree
  wordsOf: (tree: KeyTree, catalogue: object) => (string | undefined)[]
}
export = loader
