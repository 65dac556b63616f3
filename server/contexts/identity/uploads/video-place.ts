/** Container boxes on the path to those in which phones store the location of a video. */
const CONTAINERS = new Set(['moov', 'udta', 'trak', 'moof', 'ilst'])
/** `©xyz` and `loci` contain the location; `meta` contains the same in Apple's list of keys. */
const PLACES = new Set(['\u00a9xyz', 'loci', 'meta', 'XMP_', 'uuid'])

/**
 * Erases location and author from a video of the MP4 family in place: the boxes become free space of the same
 * size, so that offsets within the file stay valid.
 */
export function forgetPlace(bytes: Buffer, from = 0, to = bytes.length, depth = 0): void {
  for (let at = from; at + 8 <= to;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const short = bytes.readUInt32BE(at)
    const size =
      short === 1 && at + 16 <= to ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    if (size < 8 || at + size > to) return
    if (PLACES.has(type)) {
      bytes.write('free', at + 4, 'latin1')
      bytes.fill(0, at + (short === 1 ? 16 : 8), at + size)
    } else if (CONTAINERS.has(type) && depth < 8)
      forgetPlace(bytes, at + (short === 1 ? 16 : 8), at + size, depth + 1)
    at += size
  }
}
