import type { ShareCard, ShareSignature } from './types'

export type { ShareCard } from './types'

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
const functions = ['updateAppMessageShareData', 'updateTimelineShareData'] as const

interface WeixinCard {
  title: string
  desc: string
  link: string
  imgUrl: string
}
type WeixinShare = Record<(typeof functions)[number], (card: WeixinCard) => void>
/** The part of WeChat's JS-SDK in use. */
interface Weixin extends WeixinShare {
  config: (setup: ShareSignature & { debug: boolean; jsApiList: readonly string[] }) => void
  ready: (then: () => void) => void
}
declare global {
  interface Window {
    wx?: Weixin
  }
}

/** Whether the surrounding browser has a share menu of its own that takes its card from the page: WeChat's has. */
export const hasShareMenu = (): boolean => /MicroMessenger/i.test(navigator.userAgent)

/** The address that the server signs: as sent by the browser, without the hash. */
const signedAddress = (): string => window.location.href.split('#')[0] ?? ''

let loading: Promise<Weixin | null> | null = null

/** Loads WeChat's script once, in its browser only; null when that failed. */
function loadScript(): Promise<Weixin | null> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve(window.wx ?? null)
    script.onerror = () => {
      loading = null
      script.remove()
      resolve(null)
    }
    document.head.append(script)
  })
  return loading
}

let isSetUp = false

/**
 * Sets the card of a shared page. The script is loaded only where the server can sign for it.
 * @param sign called until it has succeeded once
 */
export async function setShareCard(
  { title, text, url, image }: ShareCard,
  sign: (address: string) => Promise<ShareSignature | undefined>,
): Promise<void> {
  const signature = isSetUp ? null : await sign(signedAddress())
  const weixin = signature === undefined ? null : await loadScript()
  if (!weixin) return
  if (signature) {
    isSetUp = true
    weixin.config({ debug: false, ...signature, jsApiList: functions })
  }
  weixin.ready(() => {
    for (const name of functions) weixin[name]({ title, desc: text, link: url, imgUrl: image })
  })
}
