import type { IncomingHttpHeaders } from 'node:http'
import { serveLocally } from '../local-server'
import type { Play } from './rows'

export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server that plays given answers: this tests the request wrapper rather than the API. */
export async function startTransport() {
  const state: { play: Play; seen: Seen[] } = { play: { status: 200, body: null }, seen: [] }
  const { origin, stop } = await serveLocally((request, response) => {
    // a separate connection per call, because one broken by an earlier call would fail the next
    response.shouldKeepAlive = false
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader(
      'access-control-allow-headers',
      '*, app-id, app-version, third-session, tenant-id, accept-language, content-type',
    )
    response.setHeader('access-control-allow-methods', 'GET,POST,PUT,DELETE')
    if (request.method === 'OPTIONS') return void response.end()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      state.seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      if (state.play === 'hang') return
      if (state.play === 'refuse') return void request.socket.destroy()
      response.statusCode = state.play.status
      response.setHeader('content-type', 'application/json')
      response.end(state.play.body === null ? '' : JSON.stringify(state.play.body))
    })
  })
  return { host: origin, state, stop }
}
