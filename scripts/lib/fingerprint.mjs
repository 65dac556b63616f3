import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * One hash over the names and contents of files and folders, identical on every machine.
 *
 * @param {string[]} entries paths inside the project; missing ones count as empty
 * @param {string[]} [extra] further input (settings of the environment)
 * @returns {string} hexadecimal
 */
export function fingerprint(entries, extra = []) {
  const hash = createHash('sha256')
  const visit = (relative) => {
    const file = inRoot(relative)
    if (!fs.existsSync(file)) return
    if (fs.statSync(file).isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) visit(path.posix.join(relative, name))
      return
    }
    hash.update(relative).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  entries.forEach(visit)
  extra.forEach((text) => hash.update(text).update('\0'))
  return hash.digest('hex')
}
