import { isUrl, type Reader } from './config-reader'

export interface MapConfig {
  /**
   * URL template of a tile with {z}, {x}, {y} and, where the service requires them, {s} and {key}; ''
   * disables tiles.
   */
  tileUrl: string
  /** Replaces {key} in `tileUrl`; never sent to a client. */
  key: string
  /** Attribution that the licence of the tiles requires, and its link ('' for plain text). */
  attribution: string
  attributionUrl: string
}

const OSM = {
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
}
const NONE = { tileUrl: '', attribution: '', attributionUrl: '' }
const TILE = /^https?:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d+)?\/[^\s;]*$/i

/**
 * Reads the map's tile service: OpenStreetMap unless another URL or `off` is configured. Tests make no
 * requests.
 */
export function readMap(reader: Reader, isTest: boolean): MapConfig {
  const value = reader.text('MAP_TILE_URL', '')
  const own = {
    key: reader.text('MAP_KEY', ''),
    attribution: reader.text('MAP_ATTRIBUTION', ''),
    attributionUrl: reader.url('MAP_ATTRIBUTION_URL', '', ['http:', 'https:']),
  }
  if (value === 'off' || (value === '' && isTest)) return { ...own, ...NONE }
  if (value === '') return { ...own, ...OSM }
  const isTile = TILE.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  if (!isTile || !isUrl(value.replace('{s}', 's'), ['http:', 'https:']))
    reader.refuse(
      'MAP_TILE_URL',
      'must be an http(s) address of a tile, such as https://tiles.example.com/{z}/{x}/{y}.png, or "off"',
    )
  return { ...own, tileUrl: value }
}
