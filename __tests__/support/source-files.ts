import fs from 'node:fs'
import path from 'node:path'

/** The project folder, absolute. */
export const projectRoot = path.resolve(__dirname, '..', '..')

const skipped = new Set([
  'node_modules',
  '.git',
  'dist',
  '.swc',
  '.data',
  'artifacts',
  'coverage',
  'test-results',
  'playwright-report',
  'tmp',
])

/** @returns paths relative to the project, with '/', of the files below `folder` that match */
export function listFiles(folder: string, pattern: RegExp = /./): string[] {
  const absolute = path.join(projectRoot, folder)
  if (!fs.existsSync(absolute)) return []
  return fs.readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const relative = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(relative, pattern)
    return entry.isFile() && pattern.test(relative) ? [relative] : []
  })
}

export const readText = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8')

/** Every `from '…'`, `import('…')` and `require('…')` of a file, and whether it imports only types. */
export function importsOf(file: string): { source: string; isTypeOnly: boolean }[] {
  const text = readText(file)
  const statements = [
    ...text.matchAll(/(?:^|\n)\s*(import|export)\s+(type\s+)?([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/g),
  ].map(([, , type, names = '', source = '']) => ({
    source,
    isTypeOnly:
      Boolean(type) ||
      (names.trim().startsWith('{') && namesOf(names).every((name) => name.startsWith('type '))),
  }))
  const others = [
    ...text.matchAll(
      /(?:\bimport|\brequire)\s*\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"`]([^'"`]+)['"`]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g,
    ),
  ].map(([, dynamic, bare]) => ({
    source: dynamic ?? bare ?? '',
    isTypeOnly: false,
  }))
  return [...statements, ...others]
}

const namesOf = (clause: string): string[] =>
  clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
