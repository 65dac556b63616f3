// Mini-program only: a module that uses common texts reserved for subpackages (`roomBlocks`) imports them,
// and one that uses such an empty state imports its two texts and its drawing. Each subpackage thus contains
// exactly what its own modules use.
const path = require('node:path')
const { roomBlocks, roomEmptyKinds } = require('./compact-texts-loader.js')

// 'booking.dose' is one text; `booking.action.${name}` and 'spoken.' + name may be any text of their block
const textAsked = new RegExp(`(["'\`])((${roomBlocks.join('|')})\\.[\\w.]*)(\\1)?`, 'g')
// kind="orders", kind: 'orders', kind={isHere ? 'orders' : 'notice'}
const kindsAsked = /\bkind[=:][^\n]*/g
const kindNamed = new RegExp(`["'](${roomEmptyKinds.join('|')})["']`, 'g')

const distinct = (names) => [...new Set(names)].sort()

/**
 * @returns {{ texts: string[], kinds: string[] }} keys, or the blocks that contain them, and empty states
 * used in a source file
 */
function askedIn(source) {
  const asked = [...source.matchAll(textAsked)].map(([, , key, , end]) =>
    end && !key.endsWith('.') ? key : key.slice(0, key.lastIndexOf('.')),
  )
  const kinds = [...source.matchAll(kindsAsked)].map(([text]) => text).join('\n')
  return {
    texts: distinct(asked).filter((key) => !asked.some((block) => key.startsWith(`${block}.`))),
    kinds: distinct([...kinds.matchAll(kindNamed)].map(([, kind]) => kind)),
  }
}

/**
 * The rules of room-drawings.scss for one kind.
 * @throws Error when there are none
 */
function drawingOf(kind, sheet) {
  const rules = sheet.replace(/^\/\/.*$/gm, '').match(/[^{}]+\{[^{}]*\}/g) ?? []
  const own = rules.flatMap((rule) => {
    const [selectors, body] = rule.split(/(?=\{)/)
    const names = selectors.split(',').map((name) => name.trim())
    const kept = names.filter((name) => name.startsWith(`.md-${kind}-`))
    return kept.length ? [`${kept.join(',')}${body}`] : []
  })
  if (own.length === 0) throw new Error(`room-drawings.scss draws no empty state "${kind}"`)
  return own.join('\n')
}

module.exports = function commonTextsLoader(source) {
  if (this.resourcePath.endsWith('room-drawings.scss')) return drawingOf(this.resourceQuery.slice(1), source)
  const { texts, kinds } = askedIn(source)
  const keys = [...texts, ...kinds.flatMap((kind) => [`empty.${kind}Title`, `empty.${kind}Text`])]
  const drawings = path.join(this.rootContext, 'src/components/drawing/room-drawings.scss')
  const asked = kinds.map((kind) => `${drawings}?${kind}`)
  if (keys.length > 0)
    asked.push(`${path.join(this.rootContext, 'src/i18n/common/zh-Hant.json')}?part=${keys.join(',')}`)
  return [...asked.map((request) => `import ${JSON.stringify(request)}`), source].join('\n')
}
module.exports.askedIn = askedIn
module.exports.drawingOf = drawingOf
