import fs from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

const KB = 1024

/** The aims of the product, in bytes; `npm run bench` says where it stands. */
export const budgets = {
  homeScriptsBr: 115 * KB,
  mainPackage: 550 * KB,
  subpackage: 300 * KB,
}

/**
 * Where an aim is not reached: what `npm test` refuses to exceed, close above where the figure stands. It goes down with the figure; it went up only
 * with something that people get for it, and by no more than that costs.
 */
const ceilings = {
  // 130 before a visitor's cart was in the store, goods were filtered by price and specification, long lists drew what is seen only,
  // and home showed what it last had, a banner without a network and the hovering advert
  homeScriptsBr: 134 * KB,
  // 621 before the list of goods put into the cart (15 KB), and the filters, the lists, the kept home, the banner and the advert as above (44 KB),
  // and parts of a page that fail by themselves with their retry in sight (0.3 KB)
  mainPackage: 676 * KB,
}

const sizeOf = (file) => (fs.existsSync(file) ? fs.statSync(file).size : 0)
export const formatKb = (bytes) => `${(bytes / KB).toFixed(1)} KB`

function folderSize(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.LICENSE\.txt$|\.map$/.test(entry.name))
    .reduce((sum, entry) => sum + sizeOf(path.join(entry.parentPath ?? entry.path, entry.name)), 0)
}

/** Bytes of what a visitor of the home page loads, plain and compressed. */
export function measureH5(folder = inRoot('dist', 'h5')) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const pages = JSON.parse(fs.readFileSync(path.join(folder, '..', 'h5.chunks.json'), 'utf8'))
  const inHtml = [...html.matchAll(/<script[^>]+src="[^"]*?(js\/[^"]+)"/g)].map(([, file]) => file)
  const styles = [...html.matchAll(/"[^"]*?(css\/app\.[^"]+\.css)"/g)].map(([, file]) => file)
  const home = pages['pages/Home/index'] ?? []
  const measure = (names) => {
    const files = [...new Set(names)].map((name) => path.join(folder, name))
    const compressed = (extension) =>
      files.reduce((sum, file) => sum + (sizeOf(file + extension) || sizeOf(file)), 0)
    return { files: files.length, raw: compressed(''), gz: compressed('.gz'), br: compressed('.br') }
  }
  return {
    html: measure(['index.html']),
    homeScripts: measure([...inHtml, ...home.filter((file) => file.endsWith('.js'))]),
    homeStyles: measure([...styles, ...home.filter((file) => file.endsWith('.css'))]),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, files]) => [
        page,
        measure(files.filter((file) => !inHtml.includes(file))),
      ]),
    ),
  }
}

/** Bytes of the mini-program as WeChat counts them: whole files, main package without the subpackages. */
export function measureWeapp(folder = inRoot('dist', 'weapp')) {
  const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const total = folderSize(folder)
  const subpackages = Object.fromEntries(
    (app.subPackages ?? app.subpackages ?? []).map(({ root }) => [
      root.replace(/\/$/, ''),
      folderSize(path.join(folder, root)),
    ]),
  )
  const main = total - Object.values(subpackages).reduce((sum, bytes) => sum + bytes, 0)
  return { main, subpackages, total }
}

/** @returns {{ name: string, bytes: number, aim: number, isOk: boolean }[]} each budget with where it stands; `isOk` is false above the aim, or above the ceiling where there is one */
export function checkBudgets(target) {
  const row = (name, bytes, aim, ceiling = aim) => ({ name, bytes, aim, isOk: bytes <= ceiling })
  if (target === 'h5')
    return [
      row(
        'H5 home, JavaScript (br)',
        measureH5().homeScripts.br,
        budgets.homeScriptsBr,
        ceilings.homeScriptsBr,
      ),
    ]
  const { main, subpackages } = measureWeapp()
  return [
    row('mini-program, main package', main, budgets.mainPackage, ceilings.mainPackage),
    ...Object.entries(subpackages).map(([name, bytes]) =>
      row(`mini-program, ${name}`, bytes, budgets.subpackage),
    ),
  ]
}

/** Prints every budget of a target. @returns {boolean} whether all are kept */
export function printSizes(target) {
  const rows = checkBudgets(target)
  for (const { name, bytes, aim, isOk } of rows) {
    console.log(
      `  ${isOk ? (bytes > aim ? '!' : '✓') : '✗'} ${name.padEnd(36)} ${formatKb(bytes).padStart(10)} of ${formatKb(aim)}${bytes > aim ? ' (above the aim)' : ''}`,
    )
  }
  return rows.every((row) => row.isOk)
}
