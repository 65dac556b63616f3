import Taro from '@tarojs/taro'
import type { RedirectLaunch } from './types'

const MOST_TRIES = 3
/** The page to start with, until WeChat has opened it. */
let pending: string | null = null
let isGoing = false
let isPageShown = false
let tries = 0

function redirect(): void {
  const url = pending
  if (url === null || isGoing || tries >= MOST_TRIES) return
  isGoing = true
  tries += 1
  Taro.reLaunch({ url }).then(
    () => {
      isGoing = false
      pending = null
    },
    () => {
      isGoing = false
      // before the first page WeChat may not be ready: the first page tries again
      if (isPageShown) redirect()
    },
  )
}

/** Called for each page that is shown: retries the redirect of the launch while WeChat has refused it. */
export function retryRedirect(): void {
  isPageShown = true
  tries = 0
  redirect()
}

export const redirectLaunch: RedirectLaunch = (decide) => {
  const { path = '', query = {} } = Taro.getLaunchOptionsSync?.() ?? {}
  const pairs = Object.entries(query as Record<string, string>).map(([key, value]) => `${key}=${value}`)
  const other = decide(path === '' ? '' : `/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`)
  // WeChat opens the first page after this code has run
  pending = other
  if (other !== null) setTimeout(redirect, 0)
}
