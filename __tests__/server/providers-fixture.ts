import type { IncomingMessage } from 'node:http'
import { type LocalServer, serveLocally } from '../support/local-server'

/** A provider on this machine that records its requests. Importing it starts it for the test file. */

interface Asked {
  path: string
  query: Record<string, string>
  body: string
  headers: IncomingMessage['headers']
}

export interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  raw?: Buffer
}

/** A simulated provider on this machine: answers by path, records its requests. */
export let asked: Asked[] = []

/** The provider's answers, by path. */
export const answers: Record<string, Answer> = {}
/** Replaces the provider's answers. */
export const answerWith = (next: Record<string, Answer>): void => {
  for (const path of Object.keys(answers)) delete answers[path]
  Object.assign(answers, next)
}

let provider: LocalServer

export const baseUrl = () => provider.origin

beforeAll(async () => {
  provider = await serveLocally((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      asked.push({
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body,
        headers: request.headers,
      })
      const answer = answers[url.pathname] ?? { status: 404, body: {} }
      response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.raw ?? JSON.stringify(answer.body))
    })
  })
})

afterAll(() => provider.stop())

beforeEach(() => {
  asked = []
  answerWith({})
})

export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
