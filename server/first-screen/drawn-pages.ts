import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '../../contract/constants/enums'
import type { Answers, Entrance, Wish } from './entrance'

/** A page as it is sent. */
export interface DrawnPage {
  html: string
  etag: string
  /** Compressed once, when first asked for. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>
}

interface Kept {
  page: DrawnPage
  entrance: Entrance
  /** What it was drawn from. */
  revision: string
  isTrue: Read['isTrue']
  checkedMs: number
}

/** Answers of the API. */
interface Read {
  answers: Answers
  /** Whether they are still what the API answers; null where that is not known without asking again. */
  isTrue: (() => boolean) | null
}

/** A page to draw. */
export interface PageWish extends Wish {
  /** Where it is: pages at different addresses are kept apart. */
  address: string
  /** Completes the page's head. */
  finish?: (html: string) => string
}

interface Source {
  entrance(): Entrance | null
  /** Answers of the API to nobody in particular. @throws when one of them cannot be had */
  read(language: Language, paths: readonly string[]): Promise<Read>
  /** A picture of the first screen as a data URL; null for one that is too large to be inside the page. */
  picture(source: string): Promise<string | null>
  onFailure(error: unknown): void
}

export interface DrawnPages {
  /** The page when it is known to be as the data is. */
  fresh(address: string, language: Language): DrawnPage | null
  /** The page, drawn anew when the data has changed; the one drawn last when the data cannot be read. */
  get(wish: PageWish): Promise<DrawnPage | null>
}

/** Pages that are kept; each is some ten kilobytes. */
const MOST_PAGES = 400
/** What a page says of the time (open now, today) is at most this old. */
const TIME_STEP_MS = 5 * 60_000
/** A page of whose answers a change is not heard is compared with the data at most this often. */
const RECHECK_MS = 1000

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

export function toPage(html: string): DrawnPage {
  const done: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {}
  const make = {
    br: () =>
      promisify(brotliCompress)(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      }),
    gzip: () => promisify(gzip)(html, { level: 9 }),
  }
  return { html, etag: hashOf(html), compressed: (encoding) => (done[encoding] ??= make[encoding]()) }
}

/** A picture that is seen at once, with its address. */
const firstImage = /<img(?![^>]*loading="lazy")[^>]*? src="(\/[^"]+)"[^>]*>/

/**
 * The page with its first picture from a place on inside. The app takes it from there (`data-of`, its address): asked
 * for again it would be the last of the files that the app waits for. A large one is asked for ahead.
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
  // of a photo the browser chooses the form: it is asked for ahead by the same rule
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

/** The first picture that is seen without scrolling, and the opening poster's, which lies over it. */
async function withPictures(html: string, picture: Source['picture']): Promise<string> {
  const drawn = await withPictureFrom(html, 0, picture, true)
  const poster = drawn.indexOf('<div id="poster"')
  return poster < 0 ? drawn : withPictureFrom(drawn, poster, picture, false)
}

/** Reads what a page is drawn from, and what these answers name. */
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
 * First screens as HTML, kept for each address and language for as long as the data that they were drawn from is the
 * same. When the data cannot be read the page drawn last is sent.
 */
export function createDrawnPages(source: Source): DrawnPages {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<DrawnPage | null>>()
  const keyOf = (address: string, language: Language): string => `${language} ${address}`

  function keep(key: string, one: Kept): void {
    // in the order of their last use: the first is the one that was not asked for the longest
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
