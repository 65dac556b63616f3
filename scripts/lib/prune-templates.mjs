import fs from 'node:fs'
import path from 'node:path'

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
// A word in the scripts, but as something else: nothing here makes an animation object or another kind of scroll view
const neverSet = new Set(['animation', 'overflow', 'padding', 'reverse', 'lang', 'plain', 'size'])
// Values that no script changes: they stand in the template as they are
const constants = new Map([['hover-stay-time', '80']])
// What Taro itself writes, or what the templates need whatever the scripts name
const alwaysKept = new Set(['id', 'class', 'style', 'data-sid', 'hover-class'])

/**
 * Takes the attributes and events that no script of the mini-program names out of base.wxml: Taro writes every one that
 * WeChat knows, once per nesting level, and they are half of the file.
 * An attribute stays when the build has its name in camel case, an event when it has its `on…` name in any case.
 *
 * And the spaces between the elements of all templates, which say nothing.
 *
 * @param {string} folder dist/weapp
 * @returns {number} bytes of base.wxml that went away
 */
export function pruneTemplates(folder) {
  for (const name of fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((one) => one.endsWith('.wxml'))) {
    const template = path.join(folder, name)
    fs.writeFileSync(
      template,
      fs
        .readFileSync(template, 'utf8')
        .replace(/>\s+</g, '><')
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\s+(\/?>)/g, '$1')
        .trim(),
    )
  }
  const file = path.join(folder, 'base.wxml')
  // taro.js lists every attribute there is
  const scripts = fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js') && name !== 'taro.js')
  const words = new Set(
    scripts.flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/[A-Za-z]\w*/g) ?? []),
  )
  const events = new Set([...words].filter((word) => /^on[A-Z]/.test(word)).map((word) => word.toLowerCase()))
  // Taro's names differ: onClick is a tap
  if (events.has('onclick')) events.add('ontap')

  const before = fs.readFileSync(file, 'utf8')
  const after = before.replace(
    /<(?!template|block|wxs|import|comp|custom-wrapper)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)/g,
    (_, tag, attributes) =>
      `<${tag}${attributes.replace(/\s+([\w:-]+)="([^"]*)"/g, (text, name, value) => {
        const event = /^bind:?(\w+)$/.exec(name)
        if (event && value === 'eh') return events.has(`on${event[1].toLowerCase()}`) ? text : ''
        // what cannot be pressed shows no press; what keeps the page still (a sheet, a wheel) is neither pressed nor chosen itself
        const isStill = attributes.includes('catchtouchmove=')
        if (/^hover-/.test(name) && (isStill || !/\sbindtap=/.test(attributes))) return ''
        if (isStill && /^aria-(checked|selected|disabled)$/.test(name)) return ''
        // nobody drags a text
        if (tag === 'text' && /^bindtouch/.test(name)) return ''
        if (constants.has(name) && value.startsWith('{{')) return ` ${name}="${constants.get(name)}"`
        const isFromNode = /^\{\{(?:xs\.b\()?i\.p\d/.test(value)
        if (isFromNode && !alwaysKept.has(name) && (neverSet.has(name) || !words.has(camel(name)))) return ''
        // what plugin-inject writes twice: the runtime sends the short name
        return text.replace(/\{\{(i\.p\d+)\|\|i\.aria\w+\}\}/, '{{$1}}')
      })}`,
  )
  fs.writeFileSync(file, after)
  return before.length - after.length
}
