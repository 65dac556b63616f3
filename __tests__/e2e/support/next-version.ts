import http from 'node:http'
import { serveLocally } from '../../support/local-server'

const VERSION_MARK = '<meta name="version" content="next">'

interface State {
  isDeployed: boolean
  lost: RegExp | null
  silent: RegExp | null
}

const isPage = (path: string): boolean => /^\/((index|shell)\.html)?(\?|$)/.test(path)

/**
 * Serves the page or service worker of the next version: workbox identifies the page by a revision of its
 * content.
 */
function passChanged(path: string, answer: http.IncomingMessage, response: http.ServerResponse): void {
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const text = Buffer.concat(chunks).toString()
    const changed = isPage(path)
      ? text.replace('</title>', `</title>${VERSION_MARK}`)
      : text.replace(/("revision":")[0-9a-f]{6}([0-9a-f]+","url":"shell\.html")/, '$1ffffff$2')
    if (changed === text) return void response.writeHead(500).end('nothing to change')
    const { 'content-length': _length, ...rest } = answer.headers
    response.writeHead(answer.statusCode ?? 502, rest)
    response.end(changed)
  })
}

function passOn(
  server: string,
  state: State,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const path = request.url ?? '/'
  const headers = {
    ...request.headers,
    'accept-encoding': 'identity',
    'if-none-match': undefined,
    'if-modified-since': undefined,
  }
  const passed = http.request(
    new URL(path, server),
    { method: request.method, headers: JSON.parse(JSON.stringify(headers)) as http.OutgoingHttpHeaders },
    (answer) => {
      if (state.isDeployed && (isPage(path) || path.startsWith('/service-worker.js')))
        return passChanged(path, answer, response)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}

/**
 * The test server after its next deployment: a proxy at another address, which serves another page and
 * another service worker after `deploy()`. Service workers need a separate origin: this is 127.0.0.1 with its
 * own port.
 */
export async function startNextVersion(server: string): Promise<{
  url: string
  deploy: () => void
  lose: (path: RegExp) => void
  find: () => void
  hush: (path: RegExp) => void
  /** Number of requests for a path. */
  asked: (path: string) => number
  stop: () => Promise<void>
}> {
  const state: State = { isDeployed: false, lost: null, silent: null }
  const asked: string[] = []
  const { origin, stop } = await serveLocally((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    if (state.lost?.test(path)) return void response.writeHead(404).end()
    if (!state.silent?.test(path)) passOn(server, state, request, response)
  })
  return {
    url: origin,
    deploy: () => void Object.assign(state, { isDeployed: true }),
    lose: (path) => void Object.assign(state, { lost: path }),
    find: () => void Object.assign(state, { lost: null }),
    asked: (path) => asked.filter((one) => one === path).length,
    hush: (path) => void Object.assign(state, { silent: path }),
    stop,
  }
}

/** Finds the page of the next version. */
export const nextVersion = 'meta[name="version"][content="next"]'
