import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { resolveAsset } from '@/platform/config'

interface PageShare {
  /** The same page for recipients of the card. */
  url: string
  /** What is left out is WeChat's: the app's name, and a screenshot of the page. */
  title?: string | undefined
  /** As the server names it. */
  picture?: string | undefined
}

/** The mini-program's card of this page in a chat and in the timeline. Of several on a page the innermost counts. */
export function usePageShare({ url, title, picture }: PageShare): void {
  const card = { ...(title ? { title } : null), ...(picture ? { imageUrl: resolveAsset(picture) } : null) }
  useShareAppMessage(() => ({ ...card, path: url }))
  useShareTimeline(() => ({ ...card, query: url.split('?')[1] ?? '' }))
}
