import http from 'node:http'
import type { DialogRecord } from './walk'

interface RequestOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
  success?: (answer: unknown) => void
  fail?: (error: unknown) => void
  complete?: (answer: unknown) => void
}

function request({ url, method = 'GET', data, header = {}, success, fail, complete }: RequestOptions) {
  const call = http.request(url, { method, headers: header }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      let body: unknown = text
      try {
        body = JSON.parse(text)
      } catch {
        // WeChat returns text that is not JSON unchanged
      }
      const answer = {
        statusCode: response.statusCode,
        data: body,
        header: response.headers,
        errMsg: 'request:ok',
      }
      success?.(answer)
      complete?.(answer)
    })
  })
  call.on('error', (error: Error) => {
    const failure = { errMsg: `request:fail ${error.message}`, errno: 600001 }
    fail?.(failure)
    complete?.(failure)
  })
  call.end(data === undefined ? undefined : JSON.stringify(data))
  return { abort: () => call.destroy(new Error('abort')) }
}

/**
 * Installs a `wx` in the realm: requests over real HTTP, storage in memory, dialogs recorded and left open
 * until closed.
 */
export function installWx(): DialogRecord {
  const stored = new Map<string, unknown>()
  const open: (() => void)[] = []
  const dialogs: DialogRecord = {
    shown: [],
    close: () => {
      open.splice(0).forEach((close) => close())
    },
  }
  const wx = {
    request,
    getStorageSync: (key: string) => stored.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => {
      stored.set(key, value)
    },
    removeStorageSync: (key: string) => {
      stored.delete(key)
    },
    getAppBaseInfo: () => ({ language: 'zh_TW', theme: 'light' }),
    canIUse: () => true,
    switchTab: (options: { success?: (answer: unknown) => void }) =>
      options.success?.({ errMsg: 'switchTab:ok' }),
    showModal: (options: {
      title: string
      content: string
      confirmText?: string
      cancelText?: string
      success?: (answer: unknown) => void
    }) => {
      dialogs.shown.push({
        title: options.title,
        text: options.content,
        confirmText: options.confirmText ?? '',
        cancelText: options.cancelText,
      })
      open.push(() => options.success?.({ confirm: false, cancel: true, errMsg: 'showModal:ok' }))
    },
  }
  Object.assign(globalThis, { wx })
  return dialogs
}
