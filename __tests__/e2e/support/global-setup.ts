import fs from 'node:fs'
import { startTestServer } from '../../../scripts/lib/server-process.mjs'
import { startTileServer } from '../../support/tile-server'

/**
 * Starts the server shared by all specs, with a map service; Playwright calls the returned function at the
 * end.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (!fs.existsSync('dist/h5/index.html'))
    throw new Error('dist/h5 is missing: run `npm run build:h5` first')
  if (process.env.MEDIBOOK_E2E_URL) return
  const tiles = await startTileServer()
  const server = await startTestServer({
    env: {
      MAP_TILE_URL: `${tiles.origin}/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: '© OpenStreetMap contributors',
      MAP_ATTRIBUTION_URL: 'https://www.openstreetmap.org/copyright',
    },
  })
  process.env.MEDIBOOK_E2E_URL = server.url
  return async () => {
    await server.stop()
    await tiles.close()
  }
}
