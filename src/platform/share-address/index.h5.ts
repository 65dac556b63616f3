import { clientConfig } from '../config'
import { pageAddress } from '../system'

/** Pages that the server answers at an address without a hash, with a preview (server/plugins/clean-paths.ts). */
const cleanPaths: Readonly<Record<string, string>> = {
  '/pages-goods/goods-detail/goods-detail': 'goods',
  '/pages-shopping/goods/goods': 'goods',
  '/pages-clinic/clinic-home/clinic-home': 'clinic',
  '/pages-clinic/clinic-doctor/clinic-doctor': 'doctor',
  '/pages-shop/index': 'clinic',
  '/pages-common/article': 'article',
}

/**
 * The address under which a page is shared: without a hash where the app comes from the server that answers there and
 * the page is about one thing.
 */
export function shareAddress(route: string, params: Record<string, string>): string {
  const path = cleanPaths[route]
  const { id, ...more } = params
  const isServed = clientConfig.apiHost === '' && /^\/(index\.html)?$/.test(window.location.pathname)
  return path && id && isServed && Object.keys(more).length === 0
    ? `${window.location.origin}/${path}/${encodeURIComponent(id)}`
    : pageAddress(route, params)
}
