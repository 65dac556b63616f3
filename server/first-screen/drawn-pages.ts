import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '../../contract/constants/enums'
import type { Answers, Entrance } from './entrance'

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
  checkedMs: number
}

interface Source {
  entrance(): Entrance | null
  /** Answers of the API to nobody in particular. @throws when one of them cannot be had */
  read(language: Language, paths: readonly string[]): Promise<Answers>
  /** A picture of the first screen as a data URL; null for one that is too large to be inside the page. */
  picture(source: string): Promise<string | null>
  onFailure(error: unknown): void
}

/** A page is compared with the data at most this often: what an operator changes is seen after a second. */
export const RECHECK_MS = 1000

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

export function toPage(html: string): DrawnPage {
  const done: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {}
  const make = {
    br: () =>
      promisify(brotliCompress)(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      }),
    gzip: () => promisify(gzip)(html, { level: 9 }),
  }
  return { html, etag: hashOf(html), compressed: (encoding) => (done[encoding] ??= make[encoding]()) }
}

/** The first picture that is seen without scrolling is inside the page, and asked for ahead for the app itself. */
async function withPicture(html: string, picture: Source['picture']): Promise<string> {
  const image = /<img(?![^>]*loading="lazy")[^>]*? src="(\/[^"]+)"[^>]*>/.exec(html)
  const source = image?.[1]
  if (!image || !source) return html
  const inside = await picture(source)
  const drawn = inside
    ? image[0].replace(source, () => inside)
    : image[0].replace('<img', '<img fetchpriority="high"')
  return html
    .replace(image[0], () => drawn)
    .replace('</body>', () => `<link rel="preload" as="image" href="${source}"></body>`)
}

/**
 * The app's entrance as HTML, kept for each language for as long as the data that it was drawn from is the same.
 * When the data cannot be read the page drawn last is sent.
 */
export function createDrawnPages(source: Source): (language: Language) => Promise<DrawnPage | null> {
  const kept = new Map<Language, Kept>()
  const running = new Map<Language, Promise<DrawnPage | null>>()

  async function draw(entrance: Entrance, language: Language): Promise<DrawnPage> {
    const before = kept.get(language)
    const answers = await source.read(language, entrance.reads)
    const revision = hashOf(JSON.stringify(answers))
    const isSame = before?.revision === revision && before.entrance === entrance
    const page = isSame
      ? before.page
      : toPage(await withPicture(entrance.draw(language, answers), (name) => source.picture(name)))
    kept.set(language, { page, entrance, revision, checkedMs: performance.now() })
    return page
  }

  async function refresh(language: Language): Promise<DrawnPage | null> {
    try {
      const entrance = source.entrance()
      return entrance && (await draw(entrance, language))
    } catch (error) {
      source.onFailure(error)
      return kept.get(language)?.page ?? null
    }
  }

  return (language) => {
    const known = kept.get(language)
    if (known && performance.now() - known.checkedMs < RECHECK_MS) return Promise.resolve(known.page)
    const work =
      running.get(language) ??
      refresh(language).finally(() => {
        running.delete(language)
      })
    running.set(language, work)
    return work
  }
}
