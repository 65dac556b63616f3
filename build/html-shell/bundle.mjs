import fs from 'node:fs'
import { buildSync } from 'esbuild'
import { inRoot } from '../../scripts/lib/paths.mjs'

const { browserslist } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'))

/**
 * One of the scripts that stand in the HTML itself, in one line.
 *
 * @param {string} name of its file in this folder
 * @param {object} site what it finds as `SITE`; its JSON is in the script as JSON.stringify gives it
 * @returns {string} JavaScript that leaves no names behind
 */
export function inlineScript(name, site = {}) {
  const { outputFiles } = buildSync({
    entryPoints: [inRoot('build', 'html-shell', name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: browserslist.production.map((browser) => browser.replace(/ >= /, '')),
    tsconfigRaw: '{}',
    define: { SITE: 'D' },
    alias: { '@': inRoot('src'), '@contract': inRoot('contract') },
  })
  const code = outputFiles[0].text.trim().replace(/;$/, '')
  return `(function(D){${code}})(${JSON.stringify(site)})`
}
