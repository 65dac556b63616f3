import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

interface TileAnswer {
  status?: number
  headers?: Record<string, string>
}

/** A map service of one's own: it answers grey tiles, and remembers who asked for what. */
export interface TileServer {
  origin: string
  asked: { url: string; headers: IncomingHttpHeaders }[]
  /** What the next answers are like. */
  answer: TileAnswer
  close(): Promise<void>
}

export async function startTileServer(): Promise<TileServer> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8d4c8' } })
    .png()
    .toBuffer()
  const server: TileServer = { origin: '', asked: [], answer: {}, close: () => Promise.resolve() }
  const http = createServer((request, reply) => {
    server.asked.push({ url: request.url ?? '', headers: request.headers })
    const { status = 200, headers = {} } = server.answer
    reply.writeHead(status, { 'content-type': 'image/png', 'cache-control': 'max-age=3600', ...headers })
    reply.end(status === 200 ? tile : undefined)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  server.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  server.close = () =>
    new Promise((resolve) => {
      http.close(() => resolve())
      http.closeAllConnections()
    })
  return server
}
