import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Given {
  asked: IncomingMessage
  answer: ServerResponse
  /** Hands over what the server has answered. */
  pass: () => void
}

/** A way to the server; `deliver` decides what becomes of each answer after the server has given it. */
async function wayTo(origin: string, deliver: (given: Given) => void) {
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
          deliver({ asked, answer, pass })
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
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

/**
 * A way to the server on which the answers of one path are held back after the server has given them, as on a
 * bad network: they may be outdated when they arrive.
 * @returns its origin, how many answers are held, and `release`, which lets them and all later ones through
 */
export async function holdAnswers(origin: string, path: string, method = 'GET') {
  let held: (() => void)[] = []
  let isHolding = true
  const way = await wayTo(origin, ({ asked, pass }) => {
    if (isHolding && asked.method === method && asked.url?.includes(path)) held.push(pass)
    else pass()
  })
  return {
    ...way,
    heldCount: () => held.length,
    release: () => {
      isHolding = false
      const waiting = held
      held = []
      for (const pass of waiting) pass()
    },
  }
}

/**
 * A way to the server on which the first answer to a POST of one path is lost: the server has processed it,
 * and the caller gets no answer.
 */
export async function loseFirstAnswer(origin: string, path: string) {
  let lost = 0
  const way = await wayTo(origin, ({ asked, answer, pass }) => {
    if (lost === 0 && asked.method === 'POST' && asked.url?.includes(path)) {
      lost += 1
      answer.destroy()
    } else pass()
  })
  return { ...way, lostCount: () => lost }
}

/**
 * A way to the server on which the answers of one path are lost after the server has processed the request.
 * @returns its origin, how many answers were lost, and `stop`
 */
export async function loseAnswers(origin: string, path: string) {
  let lost = 0
  const proxy = createServer((asked, answer) => {
    const sent = request(
      new URL(asked.url ?? '/', origin),
      { method: asked.method ?? 'GET', headers: asked.headers },
      (given) => {
        if (asked.method !== 'OPTIONS' && asked.url?.split('?')[0] === path) {
          given.resume()
          given.on('end', () => {
            lost += 1
            answer.destroy()
          })
          return
        }
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
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
    lostCount: () => lost,
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
