import { codes } from '@contract/constants/codes'
import { apiUrl } from '@/platform/config'
import { dropEarlyRead, earlyReadUrls, peekEarlyRead } from '@/platform/request/early-read'
import { api } from './api'
import { keepAnswer, type KeptKind } from './kept-answers'
import { sessionToken } from './session'

/** Calls that the HTML begins before the scripts are there (scripts/lib/early-reads.mjs): a path that ends with / goes on with the argument. */
const earlyCalls: readonly { endpointName: string; path: string; keep?: KeptKind }[] = [
  { endpointName: 'decoration', path: '/mall/api/ma/decoration', keep: 'home' },
  { endpointName: 'navigationBar', path: '/mall/api/navigationBar/get', keep: 'home' },
  { endpointName: 'noticeList', path: '/mall/api/web/notice', keep: 'home' },
  { endpointName: 'hotSale', path: '/mall/api/web/hotSaleSpu', keep: 'home' },
  { endpointName: 'goodsDetail', path: '/mall/api/ma/goodsspu/booking/' },
  { endpointName: 'articleDetail', path: '/mall/api/ma/article/detail/', keep: 'article' },
]

export interface EarlyAnswer {
  endpointName: string
  arg: string | undefined
  value: unknown
  address: string
  keep: KeptKind | undefined
}

/**
 * Takes the answers that are there already, so that a page's first drawing has them; one that is still on its way is
 * taken by its call (`takeEarlyRead`).
 */
export function takeEarlyAnswers(language: string): EarlyAnswer[] {
  return earlyReadUrls().flatMap((url) => {
    const call = earlyCalls.find(({ path }) =>
      path.endsWith('/') ? url.startsWith(apiUrl(path)) : url === apiUrl(path),
    )
    const body = peekEarlyRead(url, sessionToken(), language) as
      { code?: unknown; data?: unknown } | undefined
    // the calls are a room's own: their page brings them
    if (!call || !(call.endpointName in api.endpoints) || body?.code !== codes.ok) return []
    dropEarlyRead(url)
    const arg = call.path.endsWith('/') ? decodeURIComponent(url.slice(apiUrl(call.path).length)) : undefined
    return [
      {
        endpointName: call.endpointName,
        arg,
        value: body.data ?? null,
        address: url.slice(apiUrl('').length),
        keep: call.keep,
      },
    ]
  })
}

/** Keeps such answers on the device, as their calls would have. */
export function keepEarlyAnswers(answers: readonly EarlyAnswer[], language: string): void {
  answers.forEach(({ endpointName, arg, keep, address, value }) => {
    if (keep)
      keepAnswer(keep, language, address, {
        cacheKey: `${endpointName}(${JSON.stringify(arg)})`,
        data: value,
      })
  })
}
