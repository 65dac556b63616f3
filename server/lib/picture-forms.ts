import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { codes } from '../../contract/constants/codes'
import { pictureWidths } from '../../contract/constants/picture-widths'

type Format = 'avif' | 'webp' | 'jpeg' | 'png'

const modern = ['image/avif', 'image/webp'] as const
/** Types that are re-encoded; vector and animated pictures are sent unchanged. */
const ownFormats: Readonly<Record<string, Format>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' }
const MAX_PIXELS = 50_000_000
/** A form is made once, so that its size counts more than the time; AVIF's finest settings take seconds. */
const settings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 80, mozjpeg: true },
  png: {},
} as const

/** A picture as it is stored. */
interface Source {
  /** Names these bytes: another picture has another one. */
  name: string
  extension: string
  bytes(): Promise<Buffer>
}

/** A picture as it is sent. */
export interface PictureForm {
  bytes: Buffer
  contentType: string
}

export interface PictureForms {
  /** The picture in a width and format; null for one that is sent as it is. */
  get(source: Source, width: number, accept: string): Promise<PictureForm | null>
  /** Removes forms that were made before: of what is still shown they are made again. */
  removeOlder(thanMs: number): Promise<void>
}

const formatFor = (accept: string, extension: string): Format | null => {
  const ownFormat = ownFormats[extension]
  if (!ownFormat) return null
  const wanted = negotiate<(typeof modern)[number]>(accept, [...modern])
  return wanted === 'image/avif' ? 'avif' : wanted === 'image/webp' ? 'webp' : ownFormat
}

async function draw(bytes: Buffer, width: number, format: Format): Promise<Buffer | null> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { pages = 1 } = await source.metadata()
  if (pages > 1) return null
  return source
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .toBuffer()
}

/**
 * Pictures in the widths in which clients draw them, as AVIF or WebP where the client accepts it. A form is
 * made on first request and cached in `folder`.
 */
export function createPictureForms(folder: string): PictureForms {
  const running = new Map<string, Promise<Buffer | null>>()

  async function make(
    file: string,
    { bytes }: Source,
    width: number,
    format: Format,
  ): Promise<Buffer | null> {
    const known = await readFile(file).catch(() => null)
    if (known) return known
    // what cannot be read as a picture is sent as it is, as without a width
    const drawn = await draw(await bytes(), width, format).catch(() => null)
    if (!drawn) return null
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // whole or not at all: another process may read it meanwhile
    const own = `${file}.${process.pid}`
    await writeFile(own, drawn, { mode: 0o600 })
    await rename(own, file)
    return drawn
  }

  return {
    async get(source, width, accept) {
      const format = formatFor(accept, source.extension)
      if (!format) return null
      const name = createHash('sha256').update(`${source.name} ${width}`).digest('hex').slice(0, 40)
      const file = path.join(folder, `${name}.${format}`)
      const work = running.get(file) ?? make(file, source, width, format).finally(() => running.delete(file))
      running.set(file, work)
      const bytes = await work
      return bytes && { bytes, contentType: `image/${format}` }
    },
    async removeOlder(thanMs) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
        if (mtimeMs < thanMs) await rm(file, { force: true })
      }
    },
  }
}

/**
 * The requested width of a picture.
 * @returns null without one; undefined for one that is not on the list
 */
export const askedWidth = (query: Readonly<Record<string, unknown>>): number | null | undefined =>
  query.width === undefined ? null : pictureWidths.find((one) => String(one) === query.width)

/**
 * Each width is made and cached, so there are few of them. A missing picture is told by the status of its
 * answer.
 */
export const refuseWidth = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ code: codes.badInput, msg: request.text('badInput'), data: null })

/** Sends a form: what it is depends on what the client reads. */
export function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType }: PictureForm,
): FastifyReply {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  const other = reply.getHeader('vary')
  reply.headers({ vary: other === undefined ? 'Accept' : `${String(other)}, Accept`, etag })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type(contentType).header('x-content-type-options', 'nosniff').send(bytes)
}
