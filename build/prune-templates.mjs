import fs from 'node:fs'
import path from 'node:path'
import { templateAttributes, viewAttributes } from './template-attributes.js'

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
// Added deliberately: their defaults apply where no script sets them
const added = new Set(Object.values(templateAttributes).flatMap((attributes) => Object.keys(attributes)))
/** Attributes whose names have another meaning in the scripts; no component of the client sets them. */
export const neverSet = {
  view: ['animation'],
  text: ['space', 'overflow'],
  'scroll-view': ['animation', 'reverse', 'padding'],
}
const { withEvents, withoutEvents } = viewAttributes
const hasEvents = (attributes) => /\s(?:bind|catch):?\w+="eh"/.test(attributes)

/** Attributes that this element of the templates never receives. */
const strange = (tag, attributes) =>
  tag === 'view' ? [...neverSet.view, ...(hasEvents(attributes) ? withoutEvents : withEvents)] : neverSet[tag]

/** Matches an element of Taro's templates with its attributes. */
const element = /<(?!\/|template|block|wxs|import|comp|custom-wrapper)([\w-]+)((?:\s+[\w:-]+="[^"]*")+)/g

const filesBelow = (folder, isWanted) =>
  fs.readdirSync(folder, { recursive: true }).map(String).filter(isWanted)

/**
 * All words of the scripts, with and without hyphens; taro.js is excluded, because it lists every attribute
 * that exists.
 */
function wordsOf(folder) {
  const scripts = filesBelow(folder, (name) => name.endsWith('.js') && name !== 'taro.js')
  return new Set(
    scripts.flatMap(
      (name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/[A-Za-z][\w-]*/g) ?? [],
    ),
  )
}

/** An attribute is needed when a script names it, an event when a script names its handler, ignoring case. */
function createCheck(words) {
  const handlers = new Set(
    [...words].filter((word) => /^on[A-Z]/.test(word)).map((word) => word.toLowerCase()),
  )
  // Taro's names differ: onClick is a tap
  if (handlers.has('onclick')) handlers.add('ontap')
  return (name, value) => {
    const event = /^bind:?(\w+)$/.exec(name)
    if (event && value === 'eh') return handlers.has(`on${event[1].toLowerCase()}`)
    const isSentByNode = /^\{\{(?:xs\.b\()?i\.p\d/.test(value)
    return !isSentByNode || added.has(name) || words.has(camel(name)) || words.has(name)
  }
}

/**
 * Removes from base.wxml the attributes and events that no script of the mini-program names: Taro writes all
 * that WeChat supports, once per nesting level. A name found in a script is kept whatever it means there, so
 * nothing that can be sent is lost. Spaces between elements are removed as well.
 *
 * @param {string} folder dist/weapp
 * @returns {{ kept: number, removed: number }} attributes and events
 * @throws Error when the templates have an unexpected form, in which nothing can be removed
 */
export function pruneTemplates(folder) {
  const isNeeded = createCheck(wordsOf(folder))
  const counts = { kept: 0, removed: 0 }
  const file = path.join(folder, 'base.wxml')
  const after = fs.readFileSync(file, 'utf8').replace(element, (_, tag, attributes) => {
    const others = strange(tag, attributes)
    return `<${tag}${attributes.replace(/\s+([\w:-]+)="([^"]*)"/g, (text, name, value) => {
      const isKept = isNeeded(name, value) && !others?.includes(name)
      counts[isKept ? 'kept' : 'removed'] += 1
      return isKept ? text : ''
    })}`
  })
  if (counts.removed === 0 || counts.kept === 0)
    throw new Error(
      'Taro writes base.wxml otherwise than build/prune-templates.mjs expects: no attribute could go',
    )
  // spaces between elements: the templates contain no text
  fs.writeFileSync(
    file,
    after
      .replace(/>\s+</g, '><')
      .replace(/\s{2,}/g, ' ')
      .replaceAll(' />', '/>'),
  )
  return counts
}
