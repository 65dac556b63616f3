import path from 'node:path'
import { Type } from '@sinclair/typebox'
import fp from 'fastify-plugin'
import { mapTilePath, mapZooms } from '../../contract/constants/map-tiles'
import { createTileSource } from '../ports/map-tiles'

const CLEAN_EVERY_MS = 3_600_000
/** A tile that its service calls old is asked for again after this time. */
const LEAST_AGE_SECONDS = 3600

const Address = Type.Object({
  z: Type.Integer({ minimum: mapZooms.min, maximum: mapZooms.max }),
  x: Type.Integer({ minimum: 0, maximum: 2 ** mapZooms.max - 1 }),
  y: Type.Integer({ minimum: 0, maximum: 2 ** mapZooms.max - 1 }),
})

/**
 * The streets of the map, fetched for whoever looks at them and kept under the data folder (docs/adr/0030).
 * Where there is no tile the answer is 204: the map shows its own drawing there.
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
  app.get<{ Params: { z: number; x: number; y: number } }>(
    route,
    { schema: { params: Address, hide: true } },
    async (request, reply) => {
      const { z, x, y } = request.params
      const tile = x < 2 ** z && y < 2 ** z ? await source.get({ z, x, y }) : null
      if (!tile) return reply.code(204).header('cache-control', 'no-store').send()
      const age = Math.max(LEAST_AGE_SECONDS, Math.floor((tile.freshUntilMs - Date.now()) / 1000))
      reply.headers({ 'cache-control': `public, max-age=${age}`, etag: tile.etag })
      if (request.headers['if-none-match']?.includes(tile.etag)) return reply.code(304).send()
      return reply.type(tile.contentType).header('x-content-type-options', 'nosniff').send(tile.bytes)
    },
  )
})
