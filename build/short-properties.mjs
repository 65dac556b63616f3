import fs from 'node:fs'
import path from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
// Where a custom property is set, and where it is read; not within the names of classes: .at-button--small
const property = /([{;]|var\()(--[A-Za-z][\w-]*)(?=[:,)])/g

/** a, b, … Z, aa, ba, … */
const nameOf = (at) =>
  at < LETTERS.length
    ? LETTERS[at]
    : nameOf(at % LETTERS.length) + nameOf(Math.floor(at / LETTERS.length) - 1)

/**
 * Gives the custom properties of the mini-program's style sheets short names, the most frequent the shortest:
 * unlike a browser, WeChat counts a package before it is compressed.
 *
 * @param {string} folder dist/weapp
 * @returns {Record<string, string>} the new names by the old ones
 * @throws Error when a script or a template names a property, since it would not be found any more
 */
export function shortenProperties(folder) {
  const files = fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)))
  const sheets = files.filter((name) => name.endsWith('.wxss'))
  const counts = new Map()
  for (const file of sheets)
    for (const [, , name] of fs.readFileSync(file, 'utf8').matchAll(property))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || a.localeCompare(b))
  const short = new Map(names.map((name, at) => [name, `--${nameOf(at)}`]))

  for (const file of files.filter((name) => /\.(js|wxml|wxs)$/.test(name))) {
    const named = /["'`(:; ](--[a-z][\w-]*)/g
    for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(named))
      if (short.has(name))
        throw new Error(`${path.relative(folder, file)} names ${name}, which only style sheets may do here`)
  }
  for (const file of sheets)
    fs.writeFileSync(
      file,
      fs.readFileSync(file, 'utf8').replace(property, (_, before, name) => before + short.get(name)),
    )
  return Object.fromEntries(short)
}
