import fs from 'node:fs'
import path from 'node:path'

// Icons the server may name: nav icons, key screenings, preparations, guarantees (src/components/icon/server-icon.ts)
const serverIcons = new Set(`identification-card t-shirt fork-knife syringe shield-check pill thermometer clock drop baby bell camera car credit-card first-aid-kit
 eye file-text heart heartbeat house info lock-simple map-pin moon package phone receipt scales stethoscope storefront sun test-tube ticket tooth truck user users warning arrows-clockwise
 arrow-u-up-left calendar-check calendar-plus clipboard-text seal-check gift ear brain bone microscope stool gender-female gender-male virus`.split(/\s+/))
const rule = /\.mi-([a-z0-9-]+)\{--mi:url\("[^"]*"\)\}/g

/**
 * Takes the icons that no script of the build names out of its style sheets: every icon of the list is a rule of 500 bytes,
 * and the sheet stands before the first paint. Numbers keep one decimal: of a drawing 256 wide, at most 28 pixels are shown. Two-tone icons stay, the server names them.
 *
 * @param {string} folder dist/h5 or dist/weapp
 * @returns {{ kept: number, removed: number }}
 */
export function pruneIcons(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  const named = new Set()
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(/["'`]([a-z][a-z0-9-]{0,40})["'`]/g)) named.add(name)
  }
  const counts = { kept: 0, removed: 0 }
  for (const file of files.filter((name) => /\.(css|wxss)$/.test(name))) {
    const before = fs.readFileSync(file, 'utf8')
    const after = before.replace(rule, (text, name) => {
      const isKept = named.has(name) || serverIcons.has(name) || name.endsWith('-duotone')
      counts[isKept ? 'kept' : 'removed'] += 1
      return isKept ? text.replace(/(\.\d)\d+/g, '$1') : ''
    })
    if (after !== before) fs.writeFileSync(file, after)
  }
  return counts
}
