import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { openWay } from './way-to-server'

interface Given {
  asked: IncomingMessage
  answer: ServerResponse
  /** Delivers the server's answer, or this one with its headers. */
  pass: (instead?: string) => void
}

/** A proxy to the server; `deliver` decides what happens to each answer. */
const wayTo = (origin: string, deliver: (given: Given) => void): Promise<string> =>
  openWay((asked, answer) => {
    const sent = request(
      new URL(asked.url ?? '/', origin),
      { method: asked.method ?? 'GET', headers: asked.headers },
      (given) => {
        const parts: Buffer[] = []
        given.on('data', (part: Buffer) => parts.push(part))
        given.on('end', () => {
          const pass = (instead?: string) => {
            const body = instead === undefined ? Buffer.concat(parts) : Buffer.from(instead)
            // the length of the body that is delivered is set anew
            const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = given.headers
            answer
              .writeHead(given.statusCode ?? 502, instead === undefined ? given.headers : headers)
              .end(body)
          }
          deliver({ asked, answer, pass })
        })
      },
    )
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })

/**
 * A proxy to the server that holds back the answers of one path after the server has given them, as on a slow
 * network: they may be outdated when they arrive.
 * @returns its origin, the number of held answers, and `release`, which delivers them and all later ones
 */
export async function holdAnswers(origin: string, path: string, method = 'GET') {
  let held: (() => void)[] = []
  let isHolding = true
  const way = await wayTo(origin, ({ asked, pass }) => {
    if (isHolding && asked.method === method && asked.url?.includes(path)) held.push(pass)
    else pass()
  })
  return {
    origin: way,
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
 * A proxy to the server that loses the first answer to a POST of one path: the server has processed it, but
 * the caller gets no answer.
 */
export async function loseFirstAnswer(origin: string, path: string) {
  let lost = 0
  const way = await wayTo(origin, ({ asked, answer, pass }) => {
    if (lost === 0 && asked.method === 'POST' && asked.url?.includes(path)) {
      lost += 1
      answer.destroy()
    } else pass()
  })
  return { origin: way, lostCount: () => lost }
}

/**
 * A proxy to the server that loses the answers of one path after the server has processed the requests.
 * @returns its origin, and the number of lost answers
 */
export async function loseAnswers(origin: string, path: string) {
  let lost = 0
  const way = await wayTo(origin, ({ asked, answer, pass }) => {
    if (asked.method !== 'OPTIONS' && asked.url?.split('?')[0] === path) {
      lost += 1
      answer.destroy()
    } else pass()
  })
  return { origin: way, lostCount: () => lost }
}

/** A proxy to the server on which the list of one path has no rows. */
export const emptyList = (origin: string, path: string): Promise<string> =>
  wayTo(origin, ({ asked, pass }) => {
    const isList = asked.method === 'GET' && asked.url?.includes(path)
    pass(
      isList
        ? JSON.stringify({
            code: 0,
            msg: '',
            data: { records: [], total: 0, size: 12, current: 1, pages: 0 },
          })
        : undefined,
    )
  })
