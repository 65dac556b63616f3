import http from 'node:http'
import type { AddressInfo } from 'node:net'

const VERSION_MARK = '<meta name="version" content="next">'

/**
 * The test server as it is after the next deployment: an address of its own that passes everything on, and
 * from `deploy()` on serves another page and another service worker. Service workers want a host of their
 * own: this is 127.0.0.1 with its own port.
 */
export async function startNextVersion(server: string): Promise<{
  url: string
  deploy: () => void
  lose: (path: RegExp) => void
  find: () => void
  hush: (path: RegExp) => void
  /** How often a path has been requested. */
  asked: (path: string) => number
  stop: () => Promise<void>
}> {
  let isDeployed = false
  let lost: RegExp | null = null
  let silent: RegExp | null = null
  const asked: string[] = []
  const proxy = http.createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    if (lost?.test(path)) return void response.writeHead(404).end()
    if (silent?.test(path)) return
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
        const isPage = /^\/((index|shell)\.html)?(\?|$)/.test(path)
        if (!isDeployed || !(isPage || path.startsWith('/service-worker.js'))) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          return void answer.pipe(response)
        }
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          // workbox knows the page by a revision of its content
          const changed = isPage
            ? text.replace('</title>', `</title>${VERSION_MARK}`)
            : text.replace(/("revision":")[0-9a-f]{6}([0-9a-f]+","url":"shell\.html")/, '$1ffffff$2')
          if (changed === text) return void response.writeHead(500).end('nothing to change')
          const { 'content-length': _length, ...rest } = answer.headers
          response.writeHead(answer.statusCode ?? 502, rest)
          response.end(changed)
        })
      },
    )
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true
    },
    lose: (path) => {
      lost = path
    },
    find: () => {
      lost = null
    },
    asked: (path) => asked.filter((one) => one === path).length,
    hush: (path) => {
      silent = path
    },
    stop: () =>
      new Promise((done) => {
        proxy.closeAllConnections()
        proxy.close(() => done())
      }),
  }
}

/** Finds the page of the next version. */
export const nextVersion = 'meta[name="version"][content="next"]'
