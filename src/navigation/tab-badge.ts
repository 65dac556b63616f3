import Taro from '@tarojs/taro'
import { currentRoute } from './navigate'
import { isTabRoute, routes, tabRoutes } from './routes'

const MOST_SHOWN = 99
const MINE = tabRoutes.indexOf(routes.mine)

/** Sets the badge of the tab "mine" to the number of orders that need action; 0 removes it. */
export function writeMineBadge(count: number): void {
  // a mini-program refuses to change the tab bar while no tab is visible
  if (!isTabRoute(currentRoute())) return
  const work: unknown =
    count > 0
      ? Taro.setTabBarBadge({ index: MINE, text: count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count) })
      : Taro.removeTabBarBadge({ index: MINE })
  Promise.resolve(work).catch(() => undefined)
}
