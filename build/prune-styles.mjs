import fs from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

// WeChat prints nothing, has no pointer, and moves no focus by keys
const webOnly = new Set(['cursor', 'outline-offset'])

/** @type {import('postcss').Plugin} */
const withoutWeb = {
  postcssPlugin: 'without-web',
  Once(root) {
    root.walkAtRules('media', (rule) => {
      if (rule.params === 'print') rule.remove()
    })
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => !selector.includes(':focus-visible'))
      if (selectors.length === 0) rule.remove()
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors
    })
    root.walkDecls((declaration) => {
      if (webOnly.has(declaration.prop)) declaration.remove()
    })
    const dropEmpty = (node) => {
      if (node.nodes?.length === 0) node.remove()
    }
    root.walkRules(dropEmpty)
    root.walkAtRules('media', dropEmpty)
  },
}

/**
 * Takes what only a browser follows out of the style sheets of the mini-program, whose size is limited.
 *
 * @param {string} folder dist/weapp
 * @returns {number} bytes taken out
 */
export function pruneStyles(folder) {
  const sheets = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.wxss'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  let bytes = 0
  for (const sheet of sheets) {
    const before = fs.readFileSync(sheet, 'utf8')
    const after = postcss([withoutWeb]).process(before, { from: undefined }).css
    if (after.length >= before.length) continue
    bytes += before.length - after.length
    fs.writeFileSync(sheet, after)
  }
  if (bytes === 0) throw new Error('No style sheet has a rule as build/prune-styles.mjs looks for them')
  return bytes
}
