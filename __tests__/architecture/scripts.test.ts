import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const staticImports = (file: string) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^import\s(?:[^'"]*from\s)?['"]([^'"]+)['"]/gm)].map(
    ([, name]) => name ?? '',
  )

/** Packages that a script loads before its first line runs, with the importing file. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return staticImports(file).flatMap((name) => {
    if (name.startsWith('node:')) return []
    return name.startsWith('.')
      ? packagesOf(path.resolve(path.dirname(file), name), seen)
      : [`${path.relative(root, file)}: ${name}`]
  })
}

test.each(['start', 'test', 'verify', 'bench', 'screenshots', 'build', 'server'])(
  'npm run %s starts without installed packages',
  (name) => {
    expect(packagesOf(path.join(root, 'scripts', `${name}.mjs`))).toEqual([])
  },
)

const commands = fs.readdirSync(path.join(root, 'scripts')).filter((name) => name.endsWith('.mjs'))

test.each(commands)('%s is described by --help, which does nothing else', (name) => {
  const file = path.join(root, 'scripts', name)
  expect(staticImports(file)[0]).toBe('./lib/help.mjs')
  expect(fs.readFileSync(file, 'utf8')).toMatch(/^\/\/ \S/)
})

test('--help prints the comment at the beginning of a command', () => {
  const { stdout, status } = spawnSync(process.execPath, [path.join(root, 'scripts/reseal.mjs'), '--help'], {
    encoding: 'utf8',
  })
  expect(stdout).toBe(
    'npm run reseal: re-encrypts the configured database with the current key, while its servers run.\n',
  )
  expect(status).toBe(0)
})
