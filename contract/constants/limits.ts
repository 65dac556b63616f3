import * as limits from './limit-values'

/** Limits and durations shared by client and server; exports of a module for the same reason as `codes`. */
export { limits }

/** File extensions accepted for upload. The type is read from the bytes; a contradicting extension is refused. */
export const uploadImageExtensions = [
  'jpg',
  'jpeg',
  'jfif',
  'png',
  'webp',
  'gif',
  'avif',
  'tif',
  'tiff',
] as const
export const uploadVideoExtensions = [
  'mp4',
  'm4v',
  'mov',
  '3gp',
  'webm',
  'mkv',
  'avi',
  'wmv',
  'flv',
  'mpg',
  'mpeg',
] as const
