import type { RequestListener } from 'node:http'
import { type LocalServer, serveLocally } from './local-server'

// closed here and not by each test: one that fails, or forgets it, would leave Jest open
const ways: LocalServer[] = []
afterAll(() => Promise.all(ways.splice(0).map((way) => way.stop())))

/**
 * Another way to a test's server, there until the end of the test file.
 * @returns its origin
 */
export async function openWay(listener: RequestListener): Promise<string> {
  const way = await serveLocally(listener)
  ways.push(way)
  return way.origin
}
