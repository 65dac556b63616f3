import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '../../contract/constants/enums'

/** Bodies of the API's answers, by path. */
export type Answers = Record<string, unknown>

/** The screens that an HTML page may begin with, its own first. */
export interface Wish {
  screens: readonly string[]
  /** Id of the object that its own screen shows; '' for none. */
  id: string
  language: Language
}

/** Renders the first screens: the app's own pages, bundled for Node by the build (build/first-screen). */
export interface Entrance {
  /** API paths that the screens are rendered from; available answers may add further paths. */
  readsOf(wish: Pick<Wish, 'screens' | 'id'>, answers: Answers): string[]
  draw(wish: Wish, answers: Answers): Promise<string>
}

interface Site {
  /** absent in web apps built by earlier versions */
  screens?: Record<string, { route: string }>
}
interface Bundle {
  createEntrance(site: Site): Entrance
}

/** The renderer of a built web app, with the names of its screens by route. */
export type FoundEntrance = Entrance & { nameOf(route: string): string | undefined }

/**
 * Finds the renderer of a built web app, and finds it again after each build.
 * @returns a getter, which returns null while there is none
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
      // the app was built by another version than the server's: its shell renders the first screen in the
      // browser
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
