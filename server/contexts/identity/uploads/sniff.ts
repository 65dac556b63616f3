export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'
export interface Sniffed {
  kind: 'image' | 'video'
  format: string
  extension: string
  contentType: string
}

const video = (format: string, contentType: string): Sniffed => ({
  kind: 'video',
  format,
  extension: format,
  contentType,
})
const image = (format: ImageFormat): Sniffed => ({
  kind: 'image',
  format,
  extension: format === 'jpeg' ? 'jpg' : format,
  contentType: `image/${format}`,
})
const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

const AVIF_BRANDS = new Set(['avif', 'avis'])
const MOBILE_BRANDS = /^3g[pges2]/
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12v]|avc1|dash|M4V |M4VH|M4VP|MSNV|f4v |mmp4|NDSC|NDSH|XAVC)/

/**
 * Brands of ISO base media files, stated in the first box. HEIC pictures also belong to this family, but are
 * not accepted.
 */
function ofFtyp(bytes: Buffer): Sniffed | null {
  const brand = textAt(bytes, 8, 12)
  if (AVIF_BRANDS.has(brand)) return image('avif')
  if (brand === 'qt  ') return video('mov', 'video/quicktime')
  if (MOBILE_BRANDS.test(brand)) return video('3gp', 'video/3gpp')
  return MP4_BRANDS.test(brand) ? video('mp4', 'video/mp4') : null
}

/**
 * Detects the type of a file by its first bytes, regardless of its name and the declared type.
 * @returns null for types that are not accepted
 */
export function sniff(bytes: Buffer): Sniffed | null {
  if (bytes.length < 16) return null
  const head = bytes.toString('hex', 0, 8)
  if (head.startsWith('ffd8ff')) return image('jpeg')
  if (head === '89504e470d0a1a0a') return image('png')
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return image('gif')
  if (head.startsWith('49492a00') || head.startsWith('4d4d002a')) return image('tiff')
  if (textAt(bytes, 0, 4) === 'RIFF') {
    const form = textAt(bytes, 8, 12)
    return form === 'WEBP' ? image('webp') : form === 'AVI ' ? video('avi', 'video/x-msvideo') : null
  }
  if (textAt(bytes, 4, 8) === 'ftyp') return ofFtyp(bytes)
  if (head.startsWith('1a45dfa3'))
    return textAt(bytes, 0, 64).includes('webm')
      ? video('webm', 'video/webm')
      : video('mkv', 'video/x-matroska')
  if (head.startsWith('464c5601')) return video('flv', 'video/x-flv')
  if (head.startsWith('3026b2758e66cf11')) return video('wmv', 'video/x-ms-wmv')
  return head.startsWith('000001ba') || head.startsWith('000001b3') ? video('mpg', 'video/mpeg') : null
}

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  '3gp': 'video/3gpp',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  wmv: 'video/x-ms-wmv',
  mpg: 'video/mpeg',
}
/** The content type of a stored file; never one that a browser would execute. */
export const contentTypeOf = (key: string): string =>
  contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
