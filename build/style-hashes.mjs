import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { buildSync } from 'esbuild'

/**
 * The style sheets that Taro's router adds to the page at start-up, with the app's settings: tab pages, no
 * scrolling of the window, no page animation. With other settings the browser tests fail because a style is
 * refused.
 *
 * @returns {string[]} CSS
 */
function routerSheets() {
  const { outputFiles } = buildSync({
    stdin: { contents: "export * from '@tarojs/router/dist/style.js'", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'cjs',
  })
  const sheets = []
  const head = { appendChild: ({ innerHTML }) => sheets.push(innerHTML) }
  const context = {
    module: { exports: {} },
    document: { createElement: () => ({}), getElementsByTagName: () => [head] },
  }
  vm.runInNewContext(outputFiles[0].text, context)
  context.module.exports.loadRouterStyle(true, false, false)
  if (sheets.length !== 1 || !sheets.every(Boolean))
    throw new Error("Taro's router adds its style sheet otherwise than build/style-hashes.mjs looks for it")
  return sheets
}

/**
 * Writes for the server the hashes of the style sheets that the page may add to itself.
 *
 * @param {string} folder dist/h5
 */
export function writeStyleHashes(folder) {
  const hashes = routerSheets().map((css) => createHash('sha256').update(css).digest('base64'))
  fs.writeFileSync(path.join(folder, 'style-hashes.json'), `${JSON.stringify(hashes)}\n`)
}
