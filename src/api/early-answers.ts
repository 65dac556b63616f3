import { codes } from '@contract/constants/codes'
import type { Route } from '@contract/route'
import * as content from '@contract/routes/content'
import * as goods from '@contract/routes/goods'
import { apiUrl } from '@/platform/config'
import { dropEarlyRead, earlyReadUrls, peekEarlyRead } from '@/platform/request/early-read'
import { api } from './api'
import { keepAnswer, type KeptKind } from './kept-answers'
import { sessionToken } from './session'
import { tryDecode } from './wire'

/** A call with one text as its argument, whose answer goes into the cache as it is. */
interface EarlyCall {
  endpointName: string
  route: Route
  /** Name of the query parameter with the argument; without one it is in the path, or there is none. */
  query?: string
  /** Its cache entry lives only while a component uses it, so it is held until the page has one. */
  isLive?: boolean
  keep?: KeptKind
}

/** Calls that the HTML starts before the scripts have loaded (build/early-reads.mjs). */
const earlyCalls: EarlyCall[] = [
  { endpointName: 'decoration', route: content.decoration, keep: 'home' },
  { endpointName: 'navigationBar', route: content.navigationBar, keep: 'home' },
  { endpointName: 'noticeList', route: content.noticeList, keep: 'home' },
  { endpointName: 'hotSale', route: goods.hotSale, keep: 'home' },
  { endpointName: 'hotCategory', route: goods.hotCategory, keep: 'home' },
  { endpointName: 'homeConfig', route: content.homeConfig, keep: 'home' },
  { endpointName: 'currency', route: content.currency },
  { endpointName: 'exchangeRate', route: content.exchangeRate },
  { endpointName: 'protocolList', route: content.protocolList },
  { endpointName: 'goodsDetail', route: goods.goodsDetail },
  { endpointName: 'articleDetail', route: content.articleDetail, keep: 'article' },
]

/**
 * Adds calls of endpoints that are injected with a page's code: the page is then rendered once, with its data,
 * and not a second time when its calls have taken the same answers.
 */
export function addEarlyCalls(...calls: EarlyCall[]): void {
  earlyCalls.push(...calls)
}

/** The argument encoded in an address of the call; null for an address of another one. */
function argumentIn(url: string, { route: { path }, query }: EarlyCall): { arg: string | undefined } | null {
  const [head = '', parameter] = path.split(':')
  if (parameter === undefined && !query) return url === apiUrl(path) ? { arg: undefined } : null
  const before = apiUrl(query ? `${path}?${query}=` : head)
  const arg = url.slice(before.length)
  return url.startsWith(before) && !/[/?&]/.test(arg) ? { arg: decodeURIComponent(arg) } : null
}

export interface EarlyAnswer {
  endpointName: string
  arg: string | undefined
  value: unknown
  /** The undecoded data. */
  wire: unknown
  address: string
  isLive: boolean
  keep: KeptKind | undefined
}

/**
 * Takes the answers that have arrived, so that the first render can use them; an answer still in flight is
 * taken by its call (`takeEarlyRead`).
 */
export function takeEarlyAnswers(language: string): EarlyAnswer[] {
  return earlyReadUrls().flatMap((url) => {
    const call = earlyCalls.find((one) => argumentIn(url, one))
    const body = peekEarlyRead(url, sessionToken(), language) as
      { code?: unknown; data?: unknown } | undefined
    // a subpackage's endpoints are injected only once its page loads
    if (!call || !(call.endpointName in api.endpoints) || body?.code !== codes.ok) return []
    const wire = body.data ?? null
    const decoded = tryDecode(call.route.data, wire)
    // left to the call, which reports a malformed answer
    if (!decoded) return []
    dropEarlyRead(url)
    return [
      {
        endpointName: call.endpointName,
        arg: argumentIn(url, call)?.arg,
        value: decoded.value,
        wire,
        address: url.slice(apiUrl('').length),
        isLive: call.isLive ?? false,
        keep: call.keep,
      },
    ]
  })
}

/** Stores these answers on the device, as their calls would have done. */
export function keepEarlyAnswers(answers: readonly EarlyAnswer[], language: string): void {
  answers.forEach(({ endpointName, arg, keep, address, wire }) => {
    if (keep)
      keepAnswer(keep, language, address, {
        cacheKey: `${endpointName}(${JSON.stringify(arg)})`,
        data: wire,
      })
  })
}
