import fs from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

const KB = 1024

/** The product's size targets in bytes; `npm run bench` reports the current values. */
export const budgets = {
  homeScriptsBr: 145 * KB,
  mainPackage: 760 * KB,
  subpackage: 400 * KB,
  total: 2560 * KB,
}

/**
 * For the mini-program from a visitor's launch to the home page's content: counts and bytes rather than
 * times.
 */
export const launchBudget = {
  requests: 12,
  setDataCalls: 12,
  setDataBytes: 32 * KB,
  largestSetData: 16 * KB,
}

/** The limit enforced by `npm test`: another Node has another brotli, whose files differ by some hundred bytes. */
const ceilings = { homeScriptsBr: 146 * KB }

const sizeOf = (file) => (fs.existsSync(file) ? fs.statSync(file).size : 0)
export const formatKb = (bytes) => `${(bytes / KB).toFixed(1)} KB`

function folderSize(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.LICENSE\.txt$|\.map$/.test(entry.name))
    .reduce((sum, entry) => sum + sizeOf(path.join(entry.parentPath ?? entry.path, entry.name)), 0)
}

/** Bytes loaded by a visitor of the home page, plain and compressed. */
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

/** Bytes of the mini-program as counted by WeChat: whole files, main package without subpackages. */
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

/**
 * @returns {{ name: string, bytes: number, aim: number, isOk: boolean }[]} each budget with its current
 * value; `isOk` is false above the target, or above the ceiling if there is one
 */
function checkBudgets(target) {
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
  const { main, subpackages, total } = measureWeapp()
  return [
    row('mini-program, main package', main, budgets.mainPackage),
    ...Object.entries(subpackages).map(([name, bytes]) =>
      row(`mini-program, ${name}`, bytes, budgets.subpackage),
    ),
    row('mini-program, all packages', total, budgets.total),
  ]
}

/** Prints every budget of a target. @returns {boolean} whether all are met */
export function printSizes(target) {
  const rows = checkBudgets(target)
  for (const { name, bytes, aim, isOk } of rows) {
    console.log(
      `  ${isOk ? (bytes > aim ? '!' : '✓') : '✗'} ${name.padEnd(36)} ` +
        `${formatKb(bytes).padStart(10)} of ` +
        `${formatKb(aim)}${bytes > aim ? ' (above the aim)' : ''}`,
    )
  }
  return rows.every((row) => row.isOk)
}
