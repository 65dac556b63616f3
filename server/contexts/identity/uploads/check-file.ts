import sharp from 'sharp'
import { codes } from '../../../../contract/constants/codes'
import { limits, uploadImageExtensions, uploadVideoExtensions } from '../../../../contract/constants/limits'
import { AppError } from '../../../lib/app-error'
import { contentTypeOf, sniff, type Sniffed } from './sniff'
import { forgetPlace } from './video-place'

export interface CheckedFile {
  bytes: Buffer
  kind: 'image' | 'video'
  extension: string
  contentType: string
  width: number | null
  height: number | null
}

const MB = 1024 * 1024
const MAX_PIXELS = 50_000_000
const MAX_FRAMES_PIXELS = 100_000_000
const MAX_SIDE = 2560
const allowed: Record<'image' | 'video', readonly string[]> = {
  image: uploadImageExtensions,
  video: uploadVideoExtensions,
}

const refusedType = (): AppError =>
  new AppError(codes.uploadRefused, 'uploadTypeRefused', {}, { field: 'file', rule: 'type' })
export const tooLarge = (bytes: number): AppError =>
  new AppError(
    codes.uploadRefused,
    'uploadTooLarge',
    { size: Math.floor(bytes / MB) },
    { field: 'file', rule: 'size', maxBytes: bytes },
  )

/**
 * Validates an upload and creates the file to store: pictures are re-encoded, which removes everything except
 * the image (location and time, hidden files, scripts); videos lose the location recorded by the phone.
 * @throws AppError uploadRefused with data {rule: 'type' | 'size'}
 */
export async function checkFile(bytes: Buffer, name: string): Promise<CheckedFile> {
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const found = sniff(bytes)
  if (!found || !allowed[found.kind].includes(extension)) throw refusedType()
  const maxBytes = found.kind === 'image' ? limits.uploadImageBytes : limits.uploadVideoBytes
  if (bytes.length > maxBytes) throw tooLarge(maxBytes)
  return found.kind === 'image' ? drawnAnew(bytes, found) : film(bytes, found)
}

async function drawnAnew(bytes: Buffer, found: Sniffed): Promise<CheckedFile> {
  const isMoving = found.format === 'gif' || found.format === 'webp'
  try {
    const source = sharp(bytes, {
      limitInputPixels: isMoving ? MAX_FRAMES_PIXELS : MAX_PIXELS,
      failOn: 'error',
      animated: isMoving,
    })
    const { format } = await source.metadata()
    if (format === 'svg' || format === 'pdf') throw refusedType()
    const sized = source
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    const target = found.format === 'png' || isMoving ? (found.format as 'png' | 'gif' | 'webp') : 'jpeg'
    const { data, info } = await (
      target === 'jpeg'
        ? sized.flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: false })
        : target === 'png'
          ? sized.png()
          : target === 'gif'
            ? sized.gif()
            : sized.webp({ quality: 86 })
    ).toBuffer({ resolveWithObject: true })
    const extension = target === 'jpeg' ? 'jpg' : target
    return {
      bytes: data,
      kind: 'image',
      extension,
      contentType: contentTypeOf(`x.${extension}`),
      width: info.width,
      height: info.pageHeight ?? info.height,
    }
  } catch {
    // Has the signature of a picture but cannot be decoded, or has too many pixels.
    throw refusedType()
  }
}

function film(bytes: Buffer, found: Sniffed): CheckedFile {
  if (found.format === 'mp4' || found.format === 'mov' || found.format === '3gp') forgetPlace(bytes)
  return {
    bytes,
    kind: 'video',
    extension: found.extension,
    contentType: found.contentType,
    width: null,
    height: null,
  }
}
