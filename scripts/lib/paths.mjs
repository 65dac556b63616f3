import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const isProject = (folder) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).name === 'medibook'
  } catch {
    return false
  }
}

/**
 * Uses the working directory instead of import.meta, because Playwright and Jest load these files as
 * CommonJS.
 */
function findRoot() {
  for (let folder = process.cwd(); ; folder = path.dirname(folder)) {
    if (isProject(folder)) return folder
    if (folder === path.dirname(folder))
      throw new Error(`Run this inside the project; ${process.cwd()} is outside.`)
  }
}

/** The project folder, absolute. */
export const root = findRoot()

/** @param {...string} parts @returns {string} an absolute path inside the project */
export const inRoot = (...parts) => path.join(root, ...parts)
