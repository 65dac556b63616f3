import type { RequestListener } from 'node:http'
import { type LocalServer, serveLocally } from './local-server'

// closed here rather than by each test, because a failing test would otherwise keep Jest running
const ways: LocalServer[] = []
afterAll(() => Promise.all(ways.splice(0).map((way) => way.stop())))

/**
 * A proxy to a test's server, open until the end of the test file.
 * @returns its origin
 */
export async function openWay(listener: RequestListener): Promise<string> {
  const way = await serveLocally(listener)
  ways.push(way)
  return way.origin
}
