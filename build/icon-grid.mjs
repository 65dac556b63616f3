import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

const icon = /^\.mi-([a-z0-9-]+)$/
const shapesIn = (value) => /%3Csvg [^%]*%3E(.*)%3C\/svg%3E/.exec(value)?.[1]

/**
 * Combines the icons of the web app's style sheets into one picture (reason: src/first-screen/icon-grid.ts).
 * An icon becomes a position in that picture, which is the mask of every icon element. In the source each
 * icon is a separate picture, so that the mini-program's packages contain only their own.
 *
 * The picture, the positions and the drawings of empty pages (src/components/drawing) are a sheet of their own:
 * they are two thirds of the app's styles, and a first screen in the HTML has its own
 * (build/html-shell/first-styles.ts).
 *
 * @param {string} folder dist/h5
 * @param {typeof import('../src/first-screen/icon-grid').iconGrid} iconGrid
 * @returns {{ file: string, shapes: Record<string, string>, look: string }} the sheet, relative to the folder; the
 * icon shapes by name; the first declarations of their rule
 * @throws when the sheets do not match the output of src/components/icon/icons.scss and the mixin
 * icon-by-class
 */
export function gridIcons(folder, iconGrid) {
  const sheets = fs
    .readdirSync(path.join(folder, 'css'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, 'css', name))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('--mi'))
    .map(({ file, text }) => ({ file, root: postcss.parse(text) }))
  const icons = new Map()
  const users = []
  const drawings = []
  for (const { root } of sheets) {
    root.walkRules(/^\.md-/, (rule) => {
      drawings.push(rule.toString())
      rule.remove()
    })
    root.walkDecls((declaration) => {
      const { parent, prop, value } = declaration
      const [, name] = icon.exec(parent.selector) ?? []
      if (prop === '--mi' && name) icons.set(name, { declaration, shapes: shapesIn(value) })
      if (!/mask/.test(prop) || !value.includes('var(--mi')) return
      users.push(...parent.selectors)
      declaration.remove()
    })
  }
  const all = [...icons.values()]
  if (all.length === 0 || users.length === 0 || all.some(({ shapes }) => !shapes))
    throw new Error('No style sheet draws icons as build/icon-grid.mjs looks for them')
  const { look, positions } = iconGrid(all.map(({ shapes }) => shapes))
  for (const { declaration } of all) {
    const rule = declaration.parent
    declaration.remove()
    if (rule.nodes.length === 0) rule.remove()
  }
  for (const { file, root } of sheets) fs.writeFileSync(file, root.toString())
  const selectors = [...new Set(users)].sort().join(',')
  const text =
    [...icons.keys()].map((name, index) => `.mi-${name}{--mi:${positions[index]}}`).join('') +
    `${selectors}{${look};-webkit-mask-repeat:no-repeat;-webkit-mask-position:var(--mi,0 0)}` +
    drawings.join('')
  const file = `css/icons.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
  fs.writeFileSync(path.join(folder, file), text)
  return { file, shapes: Object.fromEntries([...icons].map(([name, { shapes }]) => [name, shapes])), look }
}
