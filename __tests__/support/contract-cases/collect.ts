import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { EndpointCase } from './types'

/** Files of this folder without cases. */
const HELPERS = [
  'collect',
  'foreign',
  'own-account',
  'own-clinic',
  'campaign-ids',
  'runner',
  'types',
  'world',
]

export interface CaseFile {
  name: string
  cases: EndpointCase[]
}

/** Every file of cases, by name, with its export `…Cases`. New files are found automatically. */
export function caseFiles(): CaseFile[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !HELPERS.includes(name))
    .sort()
    .map((name) => {
      const exported: Record<string, unknown> = jest.requireActual(path.join(__dirname, name))
      const cases = Object.entries(exported)
        .filter(([key]) => key.endsWith('Cases'))
        .flatMap(([, value]) => value as EndpointCase[])
      return { name, cases }
    })
    .filter(({ cases }) => cases.length > 0)
}

/**
 * Distributes the files over `count` test files by their number of cases, so that workers finish at about the
 * same time. `CASES=orders` in the environment selects the files whose name contains it, for development.
 */
export function shardOf(index: number, count: number): CaseFile[] {
  const shards = Array.from({ length: count }, () => ({ weight: 0, files: [] as CaseFile[] }))
  for (const file of caseFiles()
    .filter(({ name }) => name.includes(process.env.CASES ?? ''))
    .sort((a, b) => b.cases.length - a.cases.length)) {
    const lightest = shards.reduce((best, shard) => (shard.weight < best.weight ? shard : best))
    lightest.files.push(file)
    lightest.weight += file.cases.length
  }
  return shards[index]?.files ?? []
}
