import { renderToStaticMarkup } from 'react-dom/server'
import { limits } from '@contract/constants/limits'
import * as content from '@contract/routes/content'
import { fillPath } from '@/api/call'
import { tryDecode } from '@/api/wire'
import { HomePoster } from '@/components/home-poster'
import { AssetResolverContext } from '@/components/image'
import { resolveAsset } from '@/platform/config'
import type { Answers } from './answers'

interface Body {
  data?: unknown
}

/** Path of the opening poster from the shop's settings; empty when there is none. */
export function posterPath(_id: string, answers: Answers): string[] {
  const settings = answers[fillPath(content.homeConfig.path)] as Body | undefined
  const { openingAdvertId: id } = (settings?.data ?? {}) as { openingAdvertId?: string | null }
  return id ? [fillPath(content.openingAdvert.path, { id })] : []
}

/**
 * The opening poster as the app first renders it, in the language of the last rendered page; '' when none is
 * shown.
 */
export function drawPoster(answers: Answers): string {
  const [path] = posterPath('', answers)
  const answer = path ? (answers[path] as Body | undefined) : undefined
  const advert = tryDecode(content.openingAdvert.data, answer?.data)?.value as
    { isShow: boolean; picUrl: string } | undefined
  if (!advert?.isShow || !advert.picUrl) return ''
  const markup = renderToStaticMarkup(
    <AssetResolverContext.Provider value={resolveAsset}>
      <HomePoster picUrl={advert.picUrl} onClose={() => undefined} />
    </AssetResolverContext.Provider>,
  )
  return `<div id="poster" data-ms="${limits.posterMs}">${markup}</div>`
}
