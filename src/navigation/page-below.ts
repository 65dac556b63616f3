import Taro from '@tarojs/taro'
import { toUrl } from './navigate'

/** Whether a parameter belongs to the page; the router adds its own. */
const isPages = (name: string): boolean => name !== 'stamp' && !name.startsWith('$')

/** The page below the current one, as a link; '' for none. */
export function linkBelow(): string {
  const pages = Taro.getCurrentPages()
  const below = pages[pages.length - 2]
  const [path = '', query = ''] = (below?.route ?? below?.path ?? '').split('?')
  if (!below || path === '') return ''
  const given = { ...Object.fromEntries(new URLSearchParams(query)), ...(below.options as object) }
  const params = Object.fromEntries(Object.entries(given).filter(([name]) => isPages(name)))
  return toUrl(path.startsWith('/') ? path : `/${path}`, params as Record<string, string>)
}
