import path from 'node:path'
import fp from 'fastify-plugin'
import { mapTilePath, mapZooms } from '../../contract/constants/map-tiles'
import { createTileSource, type TileAddress } from '../ports/map-tiles'

const CLEAN_EVERY_MS = 3_600_000
/** An expired tile is revalidated at most this often. */
const LEAST_AGE_SECONDS = 3600

/** @returns null for coordinates outside of the levels that the map shows */
function readAddress(params: Record<'z' | 'x' | 'y', string>): TileAddress | null {
  const values = [params.z, params.x, params.y]
  if (!values.every((value) => /^\d{1,6}$/.test(value))) return null
  const [z = 0, x = 0, y = 0] = values.map(Number)
  const isShown = z >= mapZooms.min && z <= mapZooms.max && x < 2 ** z && y < 2 ** z
  return isShown ? { z, x, y } : null
}

/**
 * Serves map tiles, fetched on request and cached in the data folder (docs/adr/0030). Without a tile the
 * answer is 204, and the map shows its own drawing.
 */
export default fp(async (app) => {
  const { map, brandNameLatin, publicUrl, dataDir } = app.config
  if (map.tileUrl === '') return
  const source = createTileSource({
    url: map.tileUrl,
    key: map.key,
    userAgent: `${brandNameLatin.replace(/[^\w.-]+/g, '') || 'Medibook'}/1.0 (+${publicUrl})`,
    referer: `${publicUrl}/`,
    folder: path.join(dataDir, 'map-tiles'),
  })
  app.jobs.register({ name: 'removeOldTiles', everyMs: CLEAN_EVERY_MS, run: () => source.clean() })

  const route = mapTilePath.replace(/\{(\w)\}/g, ':$1')
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(
    route,
    { schema: { hide: true } },
    async (request, reply) => {
      const address = readAddress(request.params)
      const tile = address && (await source.get(address))
      if (!tile) return reply.code(204).header('cache-control', 'no-store').send()
      const age = Math.max(LEAST_AGE_SECONDS, Math.floor((tile.freshUntilMs - Date.now()) / 1000))
      reply.headers({ 'cache-control': `public, max-age=${age}`, etag: tile.etag })
      if (request.headers['if-none-match']?.includes(tile.etag)) return reply.code(304).send()
      return reply.type(tile.contentType).header('x-content-type-options', 'nosniff').send(tile.bytes)
    },
  )
})
