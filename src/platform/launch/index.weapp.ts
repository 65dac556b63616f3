import Taro from '@tarojs/taro'
import type { RedirectLaunch } from './types'

export const redirectLaunch: RedirectLaunch = (decide) => {
  const { path = '', query = {} } = Taro.getLaunchOptionsSync?.() ?? {}
  const pairs = Object.entries(query as Record<string, string>).map(([key, value]) => `${key}=${value}`)
  const other = decide(path === '' ? '' : `/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`)
  // WeChat opens the first page when this code has run
  if (other !== null)
    setTimeout(() => {
      Taro.reLaunch({ url: other }).catch(() => undefined)
    }, 0)
}
