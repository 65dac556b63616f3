import fs from 'node:fs'
import { buildSync } from 'esbuild'
import { minify_sync as minify } from 'terser'
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
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: browserslist.production.map((browser) => browser.replace(/ >= /, '')),
    tsconfigRaw: '{}',
    define: { SITE: 'D' },
    alias: { '@': inRoot('src'), '@contract': inRoot('contract') },
  })
  // 0.16 KB smaller than what esbuild makes of it, when compressed: the page may have 20 KB, and home has 19.9
  const { code } = minify(outputFiles[0].text, { module: true, ecma: 2020, compress: { passes: 3 } })
  return `(function(D){${code.replace(/;$/, '')}})(${JSON.stringify(site)})`
}
