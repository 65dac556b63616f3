import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A way to the server on which the answers of one path are held back after the server has given them, as on a bad network:
 * what they say may be old when they arrive.
 * @returns its origin, how many answers are held, and `release`, which lets them and all later ones through
 */
export async function holdAnswers(origin: string, path: string) {
  let held: (() => void)[] = []
  let isHolding = true
  const proxy = createServer((asked, answer) => {
    const sent = request(
      new URL(asked.url ?? '/', origin),
      { method: asked.method ?? 'GET', headers: asked.headers },
      (given) => {
        const parts: Buffer[] = []
        given.on('data', (part: Buffer) => parts.push(part))
        given.on('end', () => {
          const pass = () => {
            answer.writeHead(given.statusCode ?? 502, given.headers).end(Buffer.concat(parts))
          }
          if (isHolding && asked.method === 'GET' && asked.url?.includes(path)) held.push(pass)
          else pass()
        })
      },
    )
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    heldCount: () => held.length,
    release: () => {
      isHolding = false
      const waiting = held
      held = []
      for (const pass of waiting) pass()
    },
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
