import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { resolveAsset } from '@/platform/config'

interface PageShare {
  /** The address of this page for recipients. */
  url: string
  /** Defaults to WeChat's: the app's name and a screenshot of the page. */
  title?: string | undefined
  /** Picture path from the server. */
  picture?: string | undefined
}

/** Content of the mini-program's share card in a chat and in the timeline. The innermost call on a page wins. */
export function usePageShare({ url, title, picture }: PageShare): void {
  const card = { ...(title ? { title } : null), ...(picture ? { imageUrl: resolveAsset(picture) } : null) }
  useShareAppMessage(() => ({ ...card, path: url }))
  useShareTimeline(() => ({ ...card, query: url.split('?')[1] ?? '' }))
}
