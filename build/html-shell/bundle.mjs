import fs from 'node:fs'
import { buildSync } from 'esbuild'
import { minify_sync as minify } from 'terser'
import { inRoot } from '../../scripts/lib/paths.mjs'

const { browserslist } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'))

/**
 * One of the inline scripts of the HTML, minified to one line.
 *
 * @param {string} name of its file in this folder
 * @param {object} site value of `SITE` in the script, embedded as JSON
 * @returns {string} JavaScript that defines no globals
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
  // terser's output is 0.16 KB smaller than esbuild's when compressed: the page's budget is 20 KB, of which
  // home uses 19.9
  const { code } = minify(outputFiles[0].text, { module: true, ecma: 2020, compress: { passes: 3 } })
  return `(function(D){${code.replace(/;$/, '')}})(${JSON.stringify(site)})`
}
