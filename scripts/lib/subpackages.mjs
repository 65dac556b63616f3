import fs from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/**
 * The subpackages ("rooms") of src/app.config.ts, read from its text, because lint runs before anything is compiled.
 *
 * @returns {{ root: string, pages: string[] }[]} pages are relative to the room; empty while there is no app.config.ts
 */
export function readSubpackages() {
  const file = path.join(root, 'src', 'app.config.ts')
  if (!fs.existsSync(file)) return []
  const text = fs.readFileSync(file, 'utf8')
  const list = /sub[pP]ackages\s*:\s*\[([\s\S]*?)\n\s*\]\s*,?\s*\n(?=\s*[\w}])/.exec(text)?.[1] ?? ''
  return [...list.matchAll(/root:\s*['"]([^'"]+)['"][^[]*pages:\s*\[([^\]]*)\]/g)].map(([, room, pages]) => ({
    root: room.replace(/\/$/, ''),
    pages: [...pages.matchAll(/['"]([^'"]+)['"]/g)].map(([, page]) => page),
  }))
}

/** @returns {string[]} folder names under src: 'pages-common', 'pages-goods' … */
export function readSubpackageRoots() {
  const declared = readSubpackages().map((subpackage) => subpackage.root)
  if (declared.length) return declared
  const src = path.join(root, 'src')
  return fs.readdirSync(src).filter((name) => name.startsWith('pages-'))
}

/** @returns {string[]} every page path, main package first, without leading slash */
export function readPagePaths() {
  const text = fs.readFileSync(path.join(root, 'src', 'app.config.ts'), 'utf8')
  const main = /\bpages\s*:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [
    ...[...main.matchAll(/['"]([^'"]+)['"]/g)].map(([, page]) => page),
    ...readSubpackages().flatMap(({ root: room, pages }) => pages.map((page) => `${room}/${page}`)),
  ]
}
