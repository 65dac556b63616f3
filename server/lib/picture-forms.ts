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
/** Formats that are re-encoded; vector and animated pictures are sent unchanged. */
const ownFormats: Readonly<Record<string, Format>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' }
const MAX_PIXELS = 50_000_000
/** A variant is created once, so its size matters more than the time; AVIF's best settings take seconds. */
const settings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 80, mozjpeg: true },
  png: {},
} as const

/** A stored picture. */
interface Source {
  /** Identifies the bytes: a different picture has a different name. */
  name: string
  extension: string
  bytes(): Promise<Buffer>
}

/** A picture in the form in which it is sent. */
export interface PictureForm {
  bytes: Buffer
  contentType: string
}

export interface PictureForms {
  /** Returns the picture in a width and format; null when it is to be sent unchanged. */
  get(source: Source, width: number, accept: string): Promise<PictureForm | null>
  /** Removes variants created earlier; those still in use are created again. */
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
 * Creates pictures in the widths that clients use, as AVIF or WebP where the client accepts it. A variant is
 * created on first request and cached in `folder`.
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
    // a file that cannot be decoded is sent unchanged, as without a width
    const drawn = await draw(await bytes(), width, format).catch(() => null)
    if (!drawn) return null
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // written to a temporary file and renamed, because another process may read it at the same time
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
 * Reads the requested width.
 * @returns null without one; undefined for a width that is not on the list
 */
export const askedWidth = (query: Readonly<Record<string, unknown>>): number | null | undefined =>
  query.width === undefined ? null : pictureWidths.find((one) => String(one) === query.width)

/**
 * Each width is encoded and cached, so only a few are allowed. The status of the answer reports the failure,
 * as for a missing picture.
 */
export const refuseWidth = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ code: codes.badInput, msg: request.text('badInput'), data: null })

/** Sends a variant with headers that state its dependence on Accept. */
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
