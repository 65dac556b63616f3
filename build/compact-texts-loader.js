// Mini-program only: a package contains its texts in all six languages. The keys are written once for all of
// them ('zh-Hant.json?keys'); each language is the list of its texts in the order of the keys
// (src/i18n/fill-catalogue.ts combines them).
const fs = require('node:fs')
const path = require('node:path')

/**
 * Blocks of the common texts used by components of subpackages only: included there ('en.json?rooms'), not in
 * the main package.
 */
const roomBlocks = [
  'booking',
  'calendar',
  'choicePicker',
  'clinicView',
  'datePicker',
  'otherLanguage',
  'payment',
  'phoneField',
  'qr',
  'signIn',
  'slotPicker',
  'spoken',
  'timeline',
  'watchEntry',
]
/** Kinds of empty states that only subpackages show: their texts (`empty.<kind>…`) and drawings travel there. */
const roomEmptyKinds = ['orders', 'appointments', 'intro', 'notice', 'category', 'project']
/** Blocks that only the browser asks for: in no package. */
const browserBlocks = ['pageLoad']

const isRoomEmptyText = (key) =>
  roomEmptyKinds.some((kind) => key === `${kind}Title` || key === `${kind}Text`)

/** The common texts of the main package, or those of the rooms. */
function partOfCommon(catalogue, isForRooms) {
  const blocks = Object.entries(catalogue).filter(
    ([block]) =>
      block === 'empty' || (!browserBlocks.includes(block) && roomBlocks.includes(block) === isForRooms),
  )
  return Object.fromEntries(
    blocks.map(([block, texts]) => [
      block,
      block === 'empty'
        ? Object.fromEntries(Object.entries(texts).filter(([key]) => isRoomEmptyText(key) === isForRooms))
        : texts,
    ]),
  )
}

const isWord = (value) => typeof value === 'string'

/** The keys of every language of a folder, in one tree whose leaves are 0. */
function keyTree(catalogues) {
  const tree = {}
  for (const catalogue of catalogues) {
    for (const [key, value] of Object.entries(catalogue)) {
      if (!isWord(value)) tree[key] = keyTree(catalogues.map((one) => one[key] ?? {}))
      else tree[key] = 0
    }
  }
  return tree
}

/** The texts of one language in the order of the keys; empty where the language has none (plural forms). */
function wordsOf(tree, catalogue = {}) {
  return Object.keys(tree).flatMap((key) =>
    tree[key] === 0 ? [catalogue[key]] : wordsOf(tree[key], catalogue[key]),
  )
}

module.exports = function compactTextsLoader() {
  const folder = path.dirname(this.resourcePath)
  const files = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name))
  files.forEach((file) => this.addDependency(file))
  const isShared = path.basename(folder) === 'common'
  const isForRooms = this.resourceQuery.startsWith('?rooms')
  const read = (file) => {
    const catalogue = JSON.parse(fs.readFileSync(file, 'utf8'))
    return isShared ? partOfCommon(catalogue, isForRooms) : catalogue
  }
  const tree = keyTree(files.map(read))
  if (this.resourceQuery.endsWith('keys')) return `export default ${JSON.stringify(tree)}`
  const words = wordsOf(tree, read(this.resourcePath)).map((word) =>
    word === undefined ? '' : JSON.stringify(word),
  )
  return [
    `import { fillCatalogue } from ${JSON.stringify(path.join(this.rootContext, 'src/i18n/fill-catalogue.ts'))}`,
    `import keys from ${JSON.stringify(`${files[0]}${isForRooms ? '?rooms-keys' : '?keys'}`)}`,
    `export default fillCatalogue(keys, [${words.join(',')}${words.at(-1) === '' ? ',' : ''}])`,
  ].join('\n')
}
module.exports.roomBlocks = roomBlocks
module.exports.roomEmptyKinds = roomEmptyKinds
module.exports.browserBlocks = browserBlocks
module.exports.partOfCommon = partOfCommon
module.exports.keyTree = keyTree
module.exports.wordsOf = wordsOf
