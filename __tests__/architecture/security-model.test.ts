import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles, readText } from '../support/source-files'

const root = path.resolve(__dirname, '../..')
const documents = ['docs/SECURITY_MODEL.md', 'docs/PRIVACY.md']
const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

test.each(documents)('every file referenced in %s exists', (file) => {
  const files = named(readText(file), /`((?:__tests__|server)\/[\w./-]+)`/g)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})

test('every row of the security model names its test', () => {
  const rows = readText('docs/SECURITY_MODEL.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.endsWith('| Test |'))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter((line) => !/`__tests__\/[\w./-]+\.test\.tsx?` \|$/.test(line))).toEqual([])
})

test('every job listed on the privacy page is registered', () => {
  const jobs = named(readText('docs/PRIVACY.md'), /\| `(\w+)` \|$/gm)
  const sources = listFiles('server', /\.ts$/).map(readText)
  expect(jobs).toHaveLength(10)
  expect(jobs.filter((job) => !sources.some((code) => code.includes(`name: '${job}'`)))).toEqual([])
})
