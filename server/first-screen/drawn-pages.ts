import { createHash } from 'node:crypto'
import type { Language } from '../../contract/constants/enums'
import type { Answers, Entrance, Wish } from './entrance'
import { compressInParts } from './parts'

/** A rendered page as it is sent. */
export interface DrawnPage {
  html: string
  etag: string
  /** Compressed on first request, in parts to be sent one after the other. */
  compressed(encoding: 'br' | 'gzip'): Promise<readonly Buffer[]>
}

interface Kept {
  page: DrawnPage
  entrance: Entrance
  /** Hash of the data that it was rendered from. */
  revision: string
  isTrue: Read['isTrue']
  checkedMs: number
}

/** Answers of the API. */
interface Read {
  answers: Answers
  /**
   * Whether the API would still give the same answers; null where this is not known without another request.
   */
  isTrue: (() => boolean) | null
}

/** A page to render. */
export interface PageWish extends Wish {
  /** Cache key: pages at different addresses are cached separately. */
  address: string
  /** Completes the page's head. */
  finish?: (html: string) => string
}

interface Source {
  entrance(): Entrance | null
  /** Reads answers of the API without a session. @throws when one of them is not available */
  read(language: Language, paths: readonly string[]): Promise<Read>
  /** Returns a picture of the first screen as a data URL; null when it is too large to be inlined. */
  picture(source: string): Promise<string | null>
  onFailure(error: unknown): void
}

export interface DrawnPages {
  /** Returns the cached page if it is known to match the current data. */
  fresh(address: string, language: Language): DrawnPage | null
  /**
   * Returns the page, rendered again when the data has changed; the last rendered page when the data cannot
   * be read.
   */
  get(wish: PageWish): Promise<DrawnPage | null>
}

/** Limit of the cache; each page has about ten kilobytes. */
const MOST_PAGES = 400
/** Largest age of texts that depend on the time (open now, today). */
const TIME_STEP_MS = 5 * 60_000
/** Pages whose data changes are not announced are compared with the data at most this often. */
const RECHECK_MS = 1000

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

export function toPage(html: string): DrawnPage {
  const done: Partial<Record<'br' | 'gzip', Promise<readonly Buffer[]>>> = {}
  return {
    html,
    etag: hashOf(html),
    compressed: (encoding) => (done[encoding] ??= compressInParts(html, encoding)),
  }
}

/** The first picture that is not loaded lazily, with its URL. */
const firstImage = /<img(?![^>]*loading="lazy")[^>]*? src="(\/[^"]+)"[^>]*>/

/**
 * Inlines the first picture after a position. The app reuses it by `data-of`, its URL, because another
 * request would be the last file that the app waits for. A large picture is preloaded instead.
 */
async function withPictureFrom(
  html: string,
  from: number,
  picture: Source['picture'],
  isForApp: boolean,
): Promise<string> {
  const image = firstImage.exec(html.slice(from))
  const source = image?.[1]
  if (!image || !source) return html
  const at = from + image.index
  const withImage = (drawn: string): string => html.slice(0, at) + drawn + html.slice(at + image[0].length)
  const first = image[0].replace('<img', '<img fetchpriority="high"')
  const forms = / srcset="[^"]+"/i.exec(image[0])?.[0]
  // for a photo with `srcset` the browser chooses the size, so it is preloaded with the same rule
  if (forms) {
    const sizes = / sizes="[^"]+"/i.exec(image[0])?.[0] ?? ''
    const ahead = forms.replace(/srcset=/i, 'imagesrcset=') + sizes.replace('sizes=', 'imagesizes=')
    const link = `<link rel="preload" as="image" fetchpriority="high"${ahead}>`
    return withImage(first).replace('</head>', () => `${link}</head>`)
  }
  const inside = await picture(source)
  return withImage(
    inside
      ? image[0].replace(`src="${source}"`, () => `${isForApp ? `data-of="${source}" ` : ''}src="${inside}"`)
      : first,
  )
}

/**
 * Inlines the first picture that is visible without scrolling, and the picture of the opening poster above
 * it.
 */
async function withPictures(html: string, picture: Source['picture']): Promise<string> {
  const drawn = await withPictureFrom(html, 0, picture, true)
  const poster = drawn.indexOf('<div id="poster"')
  return poster < 0 ? drawn : withPictureFrom(drawn, poster, picture, false)
}

/** Reads the data of a page, and the further data that these answers refer to. */
async function readFor(entrance: Entrance, wish: Wish, read: Source['read']): Promise<Read> {
  const answers: Answers = {}
  const checks: Read['isTrue'][] = []
  for (;;) {
    const missing = entrance.readsOf(wish, answers).filter((path) => !(path in answers))
    if (missing.length === 0) break
    const { answers: more, isTrue } = await read(wish.language, missing)
    Object.assign(answers, more)
    checks.push(isTrue)
  }
  const known = checks.filter((isTrue) => isTrue !== null)
  const isTrue = known.length < checks.length ? null : () => known.every((isPartTrue) => isPartTrue())
  return { answers, isTrue }
}

/**
 * Caches first screens as HTML for each address and language until their data changes. When the data cannot
 * be read, the last rendered page is sent.
 */
export function createDrawnPages(source: Source): DrawnPages {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<DrawnPage | null>>()
  const keyOf = (address: string, language: Language): string => `${language} ${address}`

  function keep(key: string, one: Kept): void {
    // ordered by last use: the first entry is the least recently used
    kept.delete(key)
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest)
  }

  async function draw(entrance: Entrance, wish: PageWish, key: string): Promise<DrawnPage> {
    const before = kept.get(key)
    const { answers, isTrue } = await readFor(entrance, wish, source.read)
    const revision = hashOf(JSON.stringify([answers, Math.floor(Date.now() / TIME_STEP_MS)]))
    const isSame = before?.revision === revision && before.entrance === entrance
    const { finish = (html) => html } = wish
    const page = isSame
      ? before.page
      : toPage(finish(await withPictures(await entrance.draw(wish, answers), (name) => source.picture(name))))
    keep(key, { page, entrance, revision, isTrue, checkedMs: performance.now() })
    return page
  }

  async function refresh(wish: PageWish, key: string): Promise<DrawnPage | null> {
    try {
      const entrance = source.entrance()
      return entrance && (await draw(entrance, wish, key))
    } catch (error) {
      source.onFailure(error)
      return kept.get(key)?.page ?? null
    }
  }

  function fresh(address: string, language: Language): DrawnPage | null {
    const known = kept.get(keyOf(address, language))
    if (!known || known.entrance !== source.entrance()) return null
    const isTrue = known.isTrue?.() ?? performance.now() - known.checkedMs < RECHECK_MS
    return isTrue ? known.page : null
  }

  function get(wish: PageWish): Promise<DrawnPage | null> {
    const known = fresh(wish.address, wish.language)
    if (known) return Promise.resolve(known)
    const key = keyOf(wish.address, wish.language)
    const work =
      running.get(key) ??
      refresh(wish, key).finally(() => {
        running.delete(key)
      })
    running.set(key, work)
    return work
  }
  return { fresh, get }
}
