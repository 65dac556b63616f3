import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { drawnReads } from '../early-reads.mjs'
import { firstScreens, firstStyles, loadFailure, posterScript } from '../html-shell.mjs'
import { gridIcons } from '../icon-grid.mjs'
import { bundleFirstScreen } from './bundle.mjs'
import { indexStyles } from './style-index.mjs'

/** Language for a host that cannot choose the visitor's. */
const STATIC_LANGUAGE = 'zh-Hant'
const FAILURE_PLACE = '/*failure*/'

/**
 * Writes the renderer of the app's entry page (`first-screen/` beside the web root: for the server, not to be
 * served), and moves the icons into their sheet.
 *
 * @param {string} folder dist/h5
 * @param {object} config of the client
 * @returns the renderer's module, and the icons (build/icon-grid.mjs)
 */
export async function bundleRenderer(folder, config) {
  const target = path.join(folder, '..', 'first-screen')
  fs.mkdirSync(target, { recursive: true })
  await bundleFirstScreen(path.join(target, 'entrance.cjs'), JSON.stringify(config))
  const renderer = createRequire(import.meta.url)(path.join(target, 'entrance.cjs'))
  return { renderer, icons: gridIcons(folder, renderer.iconGrid) }
}

/**
 * Writes what the renderer needs, and index.html for a host without the server: its first screens contain their
 * texts, but no data.
 *
 * @param {string} folder dist/h5
 * @param {{
 *   template: string, answersScript: string, earlyReads: Record<string, string[]>, pages: Record<string, string[]>,
 *   pageFiles: Record<string, string[]>, textFiles?: object, posterFiles?: string[],
 *   renderer: object, icons: ReturnType<typeof gridIcons>,
 * }} options `template`: index.html with the placeholders of a first screen; `pages`: page → files of its chunk,
 *   `pageFiles` their addresses, as in the head's script; `posterFiles`: those of the opening poster's chunk
 * @returns {Promise<void>}
 */
export async function writeFirstScreen(folder, options) {
  const {
    template,
    answersScript,
    earlyReads,
    pages,
    pageFiles,
    textFiles = {},
    posterFiles = [],
    renderer,
    icons,
  } = options
  const target = path.join(folder, '..', 'first-screen')
  const { GRID_PLACE, createEntrance } = renderer
  const appStyles = fs.readdirSync(path.join(folder, 'css')).filter((file) => /^app\..*\.css$/.test(file))
  const read = (files) =>
    files
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
      .join('\n')
      .replace(icons.look, GRID_PLACE)
  // in the order in which the app loads each page's files, since later declarations win
  const rulesIn = (files) => indexStyles(read(files.filter((file) => file.endsWith('.css'))))
  const end =
    '<script type="application/json" ' +
    `id="first-answers"><!--first-answers--></script><script>${answersScript}</script></body>`
  const site = {
    template: template
      .replace(JSON.stringify(pageFiles), '/*pages*/')
      .replace(JSON.stringify(textFiles), '/*texts*/')
      .replace(JSON.stringify(loadFailure), FAILURE_PLACE)
      .replace('</body>', () => end),
    pageFiles,
    textFiles,
    loadFailure,
    rules: indexStyles(read([...appStyles.map((file) => `css/${file}`), icons.file])),
    icons: icons.shapes,
    ownStyles: firstStyles,
    poster: { rules: rulesIn(posterFiles), script: posterScript() },
    screens: Object.fromEntries(
      Object.entries(firstScreens).map(([route, name]) => [
        name,
        { route, reads: earlyReads[route] ?? drawnReads[route] ?? [], rules: rulesIn(pages[route] ?? []) },
      ]),
    ),
  }
  fs.writeFileSync(path.join(target, 'site.json'), JSON.stringify(site))
  const wish = { screens: ['home', 'welcome'], id: '', language: STATIC_LANGUAGE }
  // its visitors have any language
  const forAll = {
    ...site,
    template: site.template.replace(FAILURE_PLACE, () => JSON.stringify(loadFailure)),
  }
  fs.writeFileSync(path.join(folder, 'index.html'), await createEntrance(forAll).draw(wish, {}))
}
