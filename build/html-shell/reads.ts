import type { Answer } from './site'
import { language, session } from './visitor'

interface Place {
  route: string
  query: URLSearchParams
  /** Name of the first screen shown; '' for none. */
  drawn: string
}

async function ask(path: string): Promise<Answer> {
  const response = await fetch(SITE.apiPrefix + path, {
    headers: { ...SITE.headers, 'Accept-Language': language, [SITE.sessionHeader]: session },
  })
  const data: unknown = await response.json()
  return { statusCode: response.status, data, header: Object.fromEntries(response.headers) }
}

/** Paths with the address's parameters filled in; those with a missing parameter are omitted. */
const readsOf = ({ route, query }: Place): string[] =>
  (SITE.earlyReads[route] ?? [])
    .map((path) =>
      path.replace(/\{(\w+)\}/g, (all, name: string) => encodeURIComponent(query.get(name) || '') || all),
    )
    .filter((path) => !path.includes('{'))

/**
 * Starts the page's reads before its scripts have loaded. With a first screen, reads whose answers it
 * contains are skipped, which is known only at the end of the page.
 */
export function beginReads(place: Place): void {
  const paths = SITE.sameOrigin ? readsOf(place) : []
  if (!paths.length && !place.drawn) return
  const early = (window.__medibookEarly = {} as NonNullable<Window['__medibookEarly']>)

  const keep = (path: string, answer: Promise<Answer>, settled?: Answer) =>
    (early[SITE.apiPrefix + path] = { session, language, answer, settled })
  const read = (path: string) => {
    const one = keep(path, ask(path))
    one.answer
      .then((answer) => {
        one.settled = answer
      })
      .catch(() => undefined) // the app repeats the request
  }

  if (!place.drawn) return paths.forEach(read)
  window.__medibookAnswers = (bodies) => {
    for (const [path, data] of Object.entries(bodies)) {
      const answer = { statusCode: 200, data, header: {} }
      keep(path, Promise.resolve(answer), answer)
    }
    paths.filter((path) => !bodies[path]).forEach(read)
  }
}
