// Mini-program only: a package contains its texts in all six languages. The keys are written once for all of
// them ('zh-Hant.json?keys'); each language is one string of its texts in key order (src/i18n/fill-catalogue.ts
// combines them). A Simplified Chinese text is stored only where it differs from the Traditional one
// converted character by character, as one in ten does.
const fs = require('node:fs')
const path = require('node:path')

/**
 * Blocks of the common texts used only by components of subpackages: each text is bundled with the modules
 * that use it (build/common-texts-loader.js) instead of the main package.
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
  'stillNeeded',
  'timeline',
  'watchEntry',
]
/** Kinds of empty states shown only in subpackages, which contain their texts (`empty.<kind>…`) and drawings. */
const roomEmptyKinds = ['orders', 'appointments', 'intro', 'notice', 'category', 'project']
/** Blocks used only in the browser, hence in no package. */
const browserBlocks = ['pageLoad']

const isRoomEmptyText = (key) =>
  roomEmptyKinds.some((kind) => key === `${kind}Title` || key === `${kind}Text`)

/**
 * The texts of a catalogue below some keys: 'booking' is a whole block, 'booking.days' includes its plural
 * forms.
 */
function textsOf(catalogue, keys) {
  const picked = {}
  for (const key of keys) {
    const path = key.split('.')
    const last = path.pop()
    let [from, to] = [catalogue, picked]
    for (const step of path) [from, to] = [from?.[step] ?? {}, (to[step] ??= {})]
    for (const [name, text] of Object.entries(from))
      if (name === last || name.replace(/_(zero|one|two|few|many|other)$/, '') === last) to[name] = text
  }
  return picked
}

/** The common texts of the main package. */
function partOfMain(catalogue) {
  const blocks = Object.entries(catalogue).filter(
    ([name]) => !browserBlocks.includes(name) && !roomBlocks.includes(name),
  )
  const empty = Object.entries(catalogue.empty ?? {}).filter(([key]) => !isRoomEmptyText(key))
  return { ...Object.fromEntries(blocks), empty: Object.fromEntries(empty) }
}

const isWord = (value) => typeof value === 'string'

/** The keys of all languages of a folder in one tree whose leaves are 0. */
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

/** The texts of one language in key order; a hole where the language has none (plural forms). */
function wordsOf(tree, catalogue = {}) {
  return Object.keys(tree).flatMap((key) =>
    tree[key] === 0 ? [catalogue[key]] : wordsOf(tree[key], catalogue[key]),
  )
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))

/** Every folder of catalogues below src. */
function catalogueFolders(root) {
  return fs
    .readdirSync(path.join(root, 'src'), { recursive: true })
    .map((name) => path.join(root, 'src', String(name)))
    .filter((file) => path.basename(file) === 'zh-Hans.json')
    .map((file) => path.dirname(file))
    .sort()
}

/**
 * The simplified form of each Traditional character that differs, derived from the catalogues.
 * @param {[string, string][]} pairs the same texts in Traditional and Simplified Chinese
 * @returns {Map<string, string>} for a character with two forms, the more frequent one
 */
function simplifiedCharacters(pairs) {
  const counts = new Map()
  for (const [traditional, simplified] of pairs) {
    const [from, to] = [Array.from(traditional), Array.from(simplified)]
    if (from.length !== to.length) continue
    from.forEach((character, index) => {
      const forms = counts.get(character) ?? new Map()
      counts.set(character, forms.set(to[index], (forms.get(to[index]) ?? 0) + 1))
    })
  }
  const mostWritten = [...counts].map(([character, forms]) => [
    character,
    [...forms].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))[0][0],
  ])
  return new Map(mostWritten.filter(([from, to]) => from !== to))
}

let charactersOfRoot
/** The characters of all catalogues, read once per build. */
function readCharacters(root) {
  charactersOfRoot ??= simplifiedCharacters(
    catalogueFolders(root).flatMap((folder) => {
      const [hant, hans] = ['zh-Hant', 'zh-Hans'].map((name) => readJson(path.join(folder, `${name}.json`)))
      const tree = keyTree([hant, hans])
      const simplified = wordsOf(tree, hans)
      return wordsOf(tree, hant).flatMap((word, index) =>
        word === undefined || simplified[index] === undefined ? [] : [[word, simplified[index]]],
      )
    }),
  )
  return charactersOfRoot
}

/**
 * Replaces Simplified texts by '' where they equal the Traditional ones converted character by character.
 * @throws Error for a text that only Traditional Chinese has, since '' would be filled with it
 */
function shortenSimplified(simplified, traditional, characters) {
  const convert = (text) => Array.from(text, (one) => characters.get(one) ?? one).join('')
  return simplified.map((word, index) => {
    const other = traditional[index]
    if (word === undefined && other !== undefined) throw new Error(`zh-Hans has no text for "${other}"`)
    return word !== undefined && other !== undefined && convert(other) === word ? '' : word
  })
}

/** Separates the texts of a language: two characters fewer for each text than in a list of strings. */
const BETWEEN_WORDS = '|'

/**
 * The texts of one language in one string; '' where it has none.
 * @throws Error for a text that contains the separator
 */
function joinWords(words) {
  const wrong = words.find((word) => word?.includes(BETWEEN_WORDS))
  if (wrong !== undefined) throw new Error(`"${wrong}" has "${BETWEEN_WORDS}", which separates the texts`)
  return words.join(BETWEEN_WORDS)
}

const importOf = (name, file) => `import ${name} from ${JSON.stringify(file)}`

function charactersModule(characters) {
  const text = (list) => JSON.stringify([...list].join(''))
  return [
    `const simplified = Array.from(${text(characters.values())})`,
    `export default new Map(Array.from(${text(characters.keys())}, (one, index) => [one, simplified[index]]))`,
  ].join('\n')
}

module.exports = function compactTextsLoader() {
  const folder = path.dirname(this.resourcePath)
  const file = (language) => path.join(folder, `${language}.json`)
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
  const languages = names.map((name) => path.basename(name, '.json')).sort()
  languages.forEach((language) => this.addDependency(file(language)))
  const characters = readCharacters(this.rootContext)
  const charactersFile = path.join(this.rootContext, 'src/i18n/common/zh-Hans.json?characters')
  if (this.resourceQuery === '?characters') return charactersModule(characters)

  const part = new URLSearchParams(this.resourceQuery).get('part')?.split(',')
  const isShared = path.basename(folder) === 'common'
  const read = (language) => {
    const catalogue = readJson(file(language))
    return part ? textsOf(catalogue, part) : isShared ? partOfMain(catalogue) : catalogue
  }
  const tree = keyTree(languages.map(read))
  const wordsIn = (language) => {
    const words = wordsOf(tree, read(language))
    return language === 'zh-Hans'
      ? shortenSimplified(words, wordsOf(tree, read('zh-Hant')), characters)
      : words
  }
  if (part) {
    const words = languages.map((language) => joinWords(wordsIn(language)))
    return [
      importOf('{ registerPart }', path.join(folder, 'register-part.weapp.ts')),
      `registerPart(${JSON.stringify(tree)}, ${JSON.stringify(words)})`,
    ].join('\n')
  }
  if (this.resourceQuery === '?keys') return `export default ${JSON.stringify(tree)}`
  const language = path.basename(this.resourcePath, '.json')
  const isSimplified = language === 'zh-Hans'
  const from = isSimplified ? ', { catalogue, characters }' : ''
  return [
    importOf('{ fillCatalogue }', path.join(this.rootContext, 'src/i18n/fill-catalogue.ts')),
    importOf('keys', `${file(languages[0])}?keys`),
    ...(isSimplified ? [importOf('characters', charactersFile), importOf('catalogue', file('zh-Hant'))] : []),
    `export default fillCatalogue(keys, ${JSON.stringify(joinWords(wordsIn(language)))}${from})`,
  ].join('\n')
}
module.exports.roomBlocks = roomBlocks
module.exports.roomEmptyKinds = roomEmptyKinds
module.exports.browserBlocks = browserBlocks
module.exports.partOfMain = partOfMain
module.exports.textsOf = textsOf
module.exports.keyTree = keyTree
module.exports.wordsOf = wordsOf
module.exports.simplifiedCharacters = simplifiedCharacters
module.exports.shortenSimplified = shortenSimplified
module.exports.joinWords = joinWords
