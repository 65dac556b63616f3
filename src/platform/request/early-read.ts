import { clientConfig } from '../config'
import type { HttpAnswer, HttpRequest } from './types'

interface EarlyAnswer {
  statusCode: number
  data: unknown
  header: Record<string, string>
}
interface EarlyRead {
  session: string
  language: string
  answer: Promise<EarlyAnswer>
  /** the same answer once it has arrived */
  settled?: EarlyAnswer
}
interface EarlyReads {
  __medibookEarly?: Record<string, EarlyRead>
}

/**
 * The answer to a request that the HTML page started before the scripts loaded (build/early-reads.mjs); each
 * is used once.
 * @returns null when there is none for this request, it was made for another session or language, or it
 * failed: the call is then made as usual
 */
export async function takeEarlyRead(request: HttpRequest, fullUrl: string): Promise<HttpAnswer | null> {
  if (process.env.TARO_ENV !== 'h5' || request.method !== 'GET') return null
  const reads = (globalThis as EarlyReads).__medibookEarly
  const read = reads?.[fullUrl]
  if (!reads || !read) return null
  delete reads[fullUrl]
  const { headers = {} } = request
  if (
    (headers[clientConfig.sessionHeader] ?? '') !== read.session ||
    headers['Accept-Language'] !== read.language
  )
    return null
  try {
    const { statusCode, data, header } = await read.answer
    return statusCode === 200 ? { status: statusCode, body: data ?? null, headers: header } : null
  } catch {
    return null
  }
}

/**
 * The answer of such a request without taking it, for a page that is about to make it.
 * @returns the body; undefined while pending, or when it was made for another session or language
 */
export function peekEarlyRead(fullUrl: string, session: string, language: string): unknown {
  if (process.env.TARO_ENV !== 'h5') return undefined
  const read = (globalThis as EarlyReads).__medibookEarly?.[fullUrl]
  return read?.settled?.statusCode === 200 && read.session === session && read.language === language
    ? read.settled.data
    : undefined
}

/** Full addresses of the early reads that no call has used yet. */
export const earlyReadUrls = (): string[] =>
  process.env.TARO_ENV === 'h5' ? Object.keys((globalThis as EarlyReads).__medibookEarly ?? {}) : []

/** Discards an early read that is not needed. */
export function dropEarlyRead(fullUrl: string): void {
  delete (globalThis as EarlyReads).__medibookEarly?.[fullUrl]
}
