import type { IncomingHttpHeaders } from 'node:http'
import sharp from 'sharp'
import { serveLocally } from './local-server'

interface TileAnswer {
  status?: number
  headers?: Record<string, string>
}

/** A simulated map service that returns grey tiles and records its requests. */
export interface TileServer {
  origin: string
  asked: { url: string; headers: IncomingHttpHeaders }[]
  /** The kind of the next answers. */
  answer: TileAnswer
  /** Holds answers until the returned function is called. */
  hold(): () => void
  close(): Promise<void>
}

/** A few streets, a park and a harbour; all tiles are equal. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="#f2efe9"/><path d="M0 208 q70 -22 128 4 t128 -2 v46 H0z" fill="#aad3df"/>
  <rect x="150" y="24" width="78" height="58" rx="8" fill="#c8facc"/>
  <path d="M14 22 h52 v40 h-52z M14 90 h52 v44 h-52z M92 92 h46 v42 h-46z M92 22 h34 v40 h-34z M160 104 h64 v34 h-64z"
    fill="#d9d0c9"/>
  <path d="M0 76 H256 M0 150 H256 M80 0 V190 M144 0 V150" stroke="#ffffff" stroke-width="12"/>
  <path d="M0 176 q128 -20 256 0" stroke="#fcd6a4" stroke-width="10" fill="none"/></svg>`

export async function startTileServer(): Promise<TileServer> {
  const tile = await sharp(Buffer.from(drawing)).png().toBuffer()
  let held: (() => void)[] | null = null
  const server: Omit<TileServer, 'origin' | 'close'> = {
    asked: [],
    answer: {},
    hold() {
      const waiting: (() => void)[] = []
      held = waiting
      return () => {
        held = null
        for (const reply of waiting) reply()
      }
    },
  }
  const { origin, stop } = await serveLocally((request, reply) => {
    server.asked.push({ url: request.url ?? '', headers: request.headers })
    const { status = 200, headers = {} } = server.answer
    const send = () => {
      reply.writeHead(status, { 'content-type': 'image/png', 'cache-control': 'max-age=3600', ...headers })
      reply.end(status === 200 ? tile : undefined)
    }
    if (held) held.push(send)
    else send()
  })
  return Object.assign(server, { origin, close: stop })
}
