import { clientConfig } from '../config'
import { pageAddress } from '../system'

/**
 * Pages that the server serves at an address without a hash, with a link preview
 * (server/plugins/clean-paths.ts).
 */
const cleanPaths: Readonly<Record<string, string>> = {
  '/pages-goods/goods-detail/goods-detail': 'goods',
  '/pages-shopping/goods/goods': 'goods',
  '/pages-clinic/clinic-home/clinic-home': 'clinic',
  '/pages-clinic/clinic-doctor/clinic-doctor': 'doctor',
  '/pages-shop/index': 'clinic',
  '/pages-common/article': 'article',
}

/**
 * The address for sharing a page: without a hash when the serving origin supports that and the page shows one
 * entity.
 */
export function shareAddress(route: string, params: Record<string, string>): string {
  const path = cleanPaths[route]
  const { id, ...more } = params
  const isServed = clientConfig.apiHost === '' && /^\/(index\.html)?$/.test(window.location.pathname)
  return path && id && isServed && Object.keys(more).length === 0
    ? `${window.location.origin}/${path}/${encodeURIComponent(id)}`
    : pageAddress(route, params)
}
