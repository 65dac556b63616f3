import fs from 'node:fs'
import path from 'node:path'
import type { Realm } from '../realm'
import type { CallbackOptions, RuntimeRecord } from '../types'
import { refuse, settle } from './settle'

interface RequestOptions extends CallbackOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
  dataType?: string
  timeout?: number
}

interface TransferOptions extends RequestOptions {
  filePath?: string
  name?: string
  formData?: Record<string, string>
}

export interface NetworkOptions {
  /** Target of requests to the compiled-in host: the URL of the test's server. */
  server?: string
  record: RuntimeRecord
  realm: () => Realm
  isOnline: () => boolean
  /** Route of the visible page. */
  page: () => string
  /** Name of the last pressed element on that page; empty while it opens. */
  press: () => string
}

const DEFAULT_TIMEOUT_MS = 60_000

/** Replaces the compiled-in host by the test's server; other addresses are unchanged. */
function redirect(url: string, server: string | undefined): string {
  return server ? url.replace(/^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?/, server.replace(/\/$/, '')) : url
}

const lowerCaseKeys = (header: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(header).map(([key, value]) => [key.toLowerCase(), String(value)]))

function buildRequest(
  options: RequestOptions,
  server: string | undefined,
): { url: string; init: RequestInit } {
  const method = (options.method ?? 'GET').toUpperCase()
  const headers = { 'content-type': 'application/json', ...lowerCaseKeys(options.header) }
  const url = redirect(options.url, server)
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && options.data && typeof options.data === 'object') {
    const withQuery = new URL(url)
    for (const [key, value] of Object.entries(options.data)) withQuery.searchParams.set(key, String(value))
    return { url: withQuery.href, init: { method, headers } }
  }
  const body =
    isRead || options.data === undefined
      ? undefined
      : typeof options.data === 'string'
        ? options.data
        : JSON.stringify(options.data)
  return { url, init: { method, headers, body } }
}

interface Sending {
  name: string
  options: RequestOptions
  url: string
  init: RequestInit
  read: (response: Response) => Promise<object>
}

/** The task returned for a request: it can be aborted; progress is never reported. */
const taskOf = (abort: () => void) => ({
  abort,
  onHeadersReceived() {},
  offHeadersReceived() {},
  onChunkReceived() {},
  offChunkReceived() {},
  onProgressUpdate() {},
  offProgressUpdate() {},
})

/** Sends a request and calls its callbacks with the result. */
function send({ record, realm, isOnline, page, press }: NetworkOptions, sending: Sending) {
  const { name, options, url, init, read } = sending
  const aborter = new AbortController()
  const entry: RuntimeRecord['requests'][number] = {
    method: init.method ?? 'GET',
    url,
    page: page(),
    press: press(),
  }
  record.requests.push(entry)
  let reason = ''
  const stop = (why: string) => {
    reason = why
    aborter.abort()
  }
  const timer = setTimeout(() => stop('timeout'), options.timeout ?? DEFAULT_TIMEOUT_MS)
  if (!isOnline()) stop('')
  fetch(url, { ...init, signal: aborter.signal })
    .then(async (response) => {
      const result = await read(response)
      entry.status = response.status
      settle(options, {
        result: realm().clone({
          statusCode: response.status,
          header: Object.fromEntries(response.headers),
          cookies: [],
          errMsg: `${name}:ok`,
          ...result,
        }),
      })
    })
    .catch((error: Error) => {
      entry.status = 0
      refuse(options, name, reason || error.message)
    })
    .finally(() => clearTimeout(timer))
  return taskOf(() => stop('abort'))
}

function formOf(options: TransferOptions): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(options.formData ?? {})) form.append(key, value)
  const file = options.filePath ?? ''
  const bytes = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.from('file')
  form.append(options.name ?? 'file', new Blob([new Uint8Array(bytes)]), path.basename(file || 'file'))
  return form
}

/** wx.request, uploadFile and downloadFile over real HTTP. */
export function createNetwork(network: NetworkOptions) {
  const { server, realm } = network
  return {
    request(options: RequestOptions) {
      const read = async (response: Response) => {
        const text = await response.text()
        if (options.dataType && options.dataType !== 'json') return { data: text }
        try {
          return { data: realm().parseJson(text) }
        } catch {
          // WeChat returns the text when it is not JSON
          return { data: text }
        }
      }
      return send(network, { name: 'request', options, ...buildRequest(options, server), read })
    },
    uploadFile(options: TransferOptions) {
      const headers = lowerCaseKeys(options.header)
      delete headers['content-type']
      return send(network, {
        name: 'uploadFile',
        options,
        url: redirect(options.url, server),
        init: { method: 'POST', headers, body: formOf(options) },
        read: async (response) => ({ data: await response.text() }),
      })
    },
    downloadFile(options: TransferOptions) {
      return send(network, {
        name: 'downloadFile',
        options,
        url: redirect(options.url, server),
        init: { method: 'GET', headers: lowerCaseKeys(options.header) },
        read: async (response) => {
          await response.arrayBuffer()
          return { tempFilePath: 'wxfile://tmp/download' }
        },
      })
    },
  }
}
