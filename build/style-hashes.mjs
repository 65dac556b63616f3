import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { buildSync } from 'esbuild'

/**
 * The style sheets that Taro's router adds to the page while it starts, as the app's settings have them: tab pages, no
 * scrolling of the window, no page animation. Another setting makes the browser tests fail by a refused style.
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
  const { loadNavigationBarStyle, loadRouterStyle } = context.module.exports
  loadNavigationBarStyle()
  loadRouterStyle(true, false, false)
  if (sheets.length !== 2 || !sheets.every(Boolean))
    throw new Error(
      "Taro's router adds its style sheets otherwise than build/style-hashes.mjs looks for them",
    )
  return sheets
}

/**
 * Writes for the server which style sheets the page may add to itself.
 *
 * @param {string} folder dist/h5
 */
export function writeStyleHashes(folder) {
  const hashes = routerSheets().map((css) => createHash('sha256').update(css).digest('base64'))
  fs.writeFileSync(path.join(folder, 'style-hashes.json'), `${JSON.stringify(hashes)}\n`)
}
