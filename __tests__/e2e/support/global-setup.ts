import fs from 'node:fs'
import { startTestServer } from '../../../scripts/lib/server-process.mjs'

/** Starts the server that all specs share; Playwright calls what this returns at the end. */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (!fs.existsSync('dist/h5/index.html'))
    throw new Error('dist/h5 is missing: run `npm run build:h5` first')
  if (process.env.MEDIBOOK_E2E_URL) return
  const server = await startTestServer()
  process.env.MEDIBOOK_E2E_URL = server.url
  return () => server.stop()
}
