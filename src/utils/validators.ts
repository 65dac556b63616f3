import { parseDay } from '@contract/rules/dates'

/**
 * Generic validators of text as typed; an empty text is never valid. Whether a field may stay empty is the
 * form's rule (see form-rules).
 */

const VIDEO_EXTENSIONS = [
  'mp4',
  'mov',
  'm4v',
  'webm',
  'avi',
  'mkv',
  'wmv',
  'flv',
  'mpg',
  'mpeg',
  '3gp',
  'm3u8',
]
const IMAGE_EXTENSIONS = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'bmp',
  'svg',
  'heic',
  'avif',
  'tif',
  'tiff',
  'jfif',
]

/** An http, https or ftp address with a host name, an IPv4 address or localhost. */
export function isUrl(value: string): boolean {
  const match =
    /^(?:https?|ftp):\/\/(?:[^\s/@:]+(?::[^\s/@]*)?@)?([^\s/?#:]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i.exec(value)
  if (!match) return false
  const host = match[1] ?? ''
  if (match[2] !== undefined && Number(match[2]) > 65535) return false
  if (/^\d+(?:\.\d+){3}$/.test(host)) return host.split('.').every((part) => Number(part) <= 255)
  return host === 'localhost' || /^(?:[^\s.!-][^\s.]*\.)+[^\s.\d-][^\s.]+$/.test(host)
}

/**
 * A real day written 2026-11-21, 2026/11/21 or 2026.11.21 (one kind of separator, one or two digits),
 * optionally with a time HH:mm[:ss].
 */
export function isDate(value: string): boolean {
  const match = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(value)
  if (!match) return false
  const isTime =
    match[5] === undefined ||
    (Number(match[5]) <= 23 && Number(match[6]) <= 59 && Number(match[7] ?? 0) <= 59)
  return (
    isTime && parseDay(`${match[1]}-${match[3]?.padStart(2, '0')}-${match[4]?.padStart(2, '0')}`) !== null
  )
}

/** A real day in the ISO form 2026-11-21. */
export const isIsoDate = (value: string): boolean => parseDay(value) !== null

/** A decimal number, signed or not: 12, -3.5, .5, 1,234.5. */
export const isNumber = (value: string): boolean =>
  /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/.test(value) && /\d/.test(value)

/** Digits only. */
export const isDigits = (value: string): boolean => /^\d+$/.test(value)

/** A mainland car plate: seven characters, or eight for new-energy cars (D or F first, or last for large ones). */
export function isCarPlate(value: string): boolean {
  const province = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]'
  const ordinary = new RegExp(`^${province}[A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]$`)
  const newEnergy = new RegExp(`^${province}[A-HJ-NP-Z](?:[A-HJK][A-HJ-NP-Z0-9]\\d{4}|\\d{5}[A-HJK])$`)
  return ordinary.test(value) || newEnergy.test(value)
}

/** An amount of money: no leading zero, at most two decimals, thousands commas allowed; not negative. */
export const isAmount = (value: string): boolean =>
  /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(value)

/** Chinese characters only (the unified ideographs, with the extension planes). */
export const isChinese = (value: string): boolean =>
  /^[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2ffff}]+$/u.test(value)

/** Latin letters only. */
export const isLetters = (value: string): boolean => /^[A-Za-z]+$/.test(value)

/** Latin letters and digits only. */
export const isLettersOrDigits = (value: string): boolean => /^[A-Za-z0-9]+$/.test(value)

/** A mainland landline: area code of three or four digits, seven or eight digits, optional extension. */
export const isLandline = (value: string): boolean => /^0\d{2,3}-?[2-9]\d{6,7}(?:-\d{1,6})?$/.test(value)

/** A JSON text that holds an object or an array. */
export function isJsonString(value: string): boolean {
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null
  } catch {
    return false
  }
}

/** A numeric verification code of the given length. */
export const isNumericCode = (value: string, length = 6): boolean =>
  value.length === length && isDigits(value)

const hasExtension = (value: string, extensions: readonly string[]): boolean => {
  const match = /\.([A-Za-z0-9]+)$/.exec(value.split(/[?#]/, 1)[0] ?? '')
  return match !== null && extensions.includes((match[1] ?? '').toLowerCase())
}

/** A file name or address that ends in a video extension (query and fragment aside). */
export const isVideo = (value: string): boolean => hasExtension(value, VIDEO_EXTENSIONS)

/** A file name or address that ends in an image extension (query and fragment aside). */
export const isImage = (value: string): boolean => hasExtension(value, IMAGE_EXTENSIONS)
