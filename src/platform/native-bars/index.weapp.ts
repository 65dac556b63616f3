import Taro from '@tarojs/taro'
import type { BarColours } from './types'

export type { BarColours } from './types'

/**
 * WeChat refuses while no page is open or, for the tab bar, on a page without one: the next page that is
 * shown tries again.
 */
const quietly = (call: () => Promise<unknown> | undefined): void => {
  void Promise.resolve()
    .then(call)
    .catch(() => undefined)
}

/** Colours the bars of the visible page, and the tab bar. */
export function colourNativeBars(colours: BarColours): void {
  const { navText, navBackground, pageBackground, pullText } = colours
  const { tabText, tabChosen, tabBackground, tabBorder } = colours
  quietly(() => Taro.setNavigationBarColor({ frontColor: navText, backgroundColor: navBackground }))
  quietly(() =>
    Taro.setTabBarStyle({
      color: tabText,
      selectedColor: tabChosen,
      backgroundColor: tabBackground,
      borderStyle: tabBorder,
    }),
  )
  quietly(() =>
    Taro.setBackgroundColor({
      backgroundColor: pageBackground,
      backgroundColorTop: pageBackground,
      backgroundColorBottom: pageBackground,
    }),
  )
  quietly(() => Taro.setBackgroundTextStyle({ textStyle: pullText }))
}

/** A page cannot cover the native tab bar, so overlays hide it while they are open. */
export function hideTabBar(): void {
  quietly(() => Taro.hideTabBar({}))
}

export function showTabBar(): void {
  quietly(() => Taro.showTabBar({}))
}
