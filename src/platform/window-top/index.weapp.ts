import Taro from '@tarojs/taro'
import type { WindowTop } from './types'

export type { WindowTop } from './types'

const STATUS_BAR = 20
// The capsule's size in WeChat's design guide, for clients that report zeros before their window is laid out
const CAPSULE = { marginTop: 4, height: 32, width: 95 }
const GAP = 8

export function windowTop(): WindowTop {
  const { statusBarHeight = STATUS_BAR, windowWidth } = Taro.getWindowInfo()
  const { left = 0, bottom = 0 } = Taro.getMenuButtonBoundingClientRect?.() ?? {}
  const isKnown = left > 0 && bottom > 0
  return {
    statusBar: statusBarHeight,
    belowCapsule: GAP + (isKnown ? bottom : statusBarHeight + CAPSULE.marginTop + CAPSULE.height),
    besideCapsule: GAP + (isKnown ? windowWidth - left : CAPSULE.width),
  }
}
