import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '../../contract/constants/enums'

/** Bodies of the API's answers, by path. */
export type Answers = Record<string, unknown>

/** What draws the app's entrance: the app's own pages, bundled for Node by the build (build/first-screen). */
export interface Entrance {
  /** API paths whose answers it is drawn from. */
  reads: readonly string[]
  draw(language: Language, answers: Answers): string
}

interface Bundle {
  createEntrance(site: { reads: string[] }): Entrance['draw']
}

/**
 * Finds the entrance that belongs to a built web app, and again after it has been built anew.
 * @returns how to get it; null while there is none
 */
export function findEntrance(webRoot: string): () => Entrance | null {
  const folder = path.join(webRoot, '..', 'first-screen')
  const siteFile = path.join(folder, 'site.json')
  const bundleFile = path.join(folder, 'entrance.cjs')
  const load = createRequire(__filename)
  let known: { changedMs: number; entrance: Entrance } | null = null
  return () => {
    const changedMs = statSync(siteFile, { throwIfNoEntry: false })?.mtimeMs
    if (changedMs === undefined) return null
    if (known?.changedMs !== changedMs) {
      const site = JSON.parse(readFileSync(siteFile, 'utf8')) as { reads: string[] }
      delete load.cache[load.resolve(bundleFile)]
      const { createEntrance } = load(bundleFile) as Bundle
      known = { changedMs, entrance: { reads: site.reads, draw: createEntrance(site) } }
    }
    return known.entrance
  }
}
