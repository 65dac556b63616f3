const { createHash } = require('node:crypto')
const path = require('node:path')

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const LENGTH = 4

/** A name of `length` letters and digits that begins with a letter. */
function nameOf(text, length) {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from(
    { length },
    (_, index) => LETTERS[bytes.readUInt16BE(index * 2) % (index === 0 ? 52 : LETTERS.length)],
  ).join('')
}

/**
 * Short names for the classes of CSS modules, stable across builds.
 * @param {string} root folder that file paths are relative to
 * @returns {(local: string, file: string) => string} (class in the file, its file) → short name
 * @throws Error when two classes have the same short name: rename one of them
 */
function createShortNames(root) {
  const taken = new Map()
  return (local, file) => {
    const source = `${path.relative(root, file).replace(/\\/g, '/')}:${local}`
    const name = nameOf(source, LENGTH)
    const other = taken.get(name)
    if (other !== undefined && other !== source)
      throw new Error(`The classes ${other} and ${source} would both be called ${name}`)
    taken.set(name, source)
    return name
  }
}
module.exports.createShortNames = createShortNames
