import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '../../contract/constants/enums'

/** Bodies of the API's answers, by path. */
export type Answers = Record<string, unknown>

/** The screens that an HTML page may begin with, the first of them its own. */
export interface Wish {
  screens: readonly string[]
  /** Of what its own screen is about; '' for none. */
  id: string
  language: Language
}

/** What draws the first screens: the app's own pages, bundled for Node by the build (build/first-screen). */
export interface Entrance {
  /** API paths whose answers they are drawn from; answers that there are may name more. */
  readsOf(wish: Pick<Wish, 'screens' | 'id'>, answers: Answers): string[]
  draw(wish: Wish, answers: Answers): Promise<string>
}

interface Site {
  /** missing in a web app that was built before there were any */
  screens?: Record<string, { route: string }>
}
interface Bundle {
  createEntrance(site: Site): Entrance
}

/** The entrance of a built web app, with the names of its screens by their routes. */
export type FoundEntrance = Entrance & { nameOf(route: string): string | undefined }

/**
 * Finds the entrance that belongs to a built web app, and again after it has been built anew.
 * @returns how to get it; null while there is none
 */
export function findEntrance(webRoot: string): () => FoundEntrance | null {
  const folder = path.join(webRoot, '..', 'first-screen')
  const siteFile = path.join(folder, 'site.json')
  const bundleFile = path.join(folder, 'entrance.cjs')
  const load = createRequire(__filename)
  let known: { changedMs: number; entrance: FoundEntrance } | null = null
  return () => {
    const changedMs = statSync(siteFile, { throwIfNoEntry: false })?.mtimeMs
    if (changedMs === undefined) return null
    if (known?.changedMs !== changedMs) {
      const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site
      // an app of another version than the server's is served as it is: the shell draws its first screen
      if (!site.screens) return null
      delete load.cache[load.resolve(bundleFile)]
      const { createEntrance } = load(bundleFile) as Bundle
      const names = new Map(Object.entries(site.screens).map(([name, { route }]) => [route, name]))
      const entrance = { ...createEntrance(site), nameOf: (route: string) => names.get(route) }
      known = { changedMs, entrance }
    }
    return known.entrance
  }
}
