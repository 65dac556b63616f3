import { WebView } from '@tarojs/components'

/** WeChat's own view of a page from outside: it covers the whole page. */
export function OutsideFrame({ url }: { url: string; title: string }) {
  return <WebView src={url} />
}
