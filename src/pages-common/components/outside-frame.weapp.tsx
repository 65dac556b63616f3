import { WebView } from '@tarojs/components'

/** WeChat's web-view of an external page, which covers the whole page. */
export function OutsideFrame({ url }: { url: string; title: string }) {
  return <WebView src={url} />
}
