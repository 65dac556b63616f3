import Taro, { useDidShow } from '@tarojs/taro'
import { hasTexts, subscribeToTexts, translate } from '@/i18n/engine'
import { currentRoute } from './navigate'
import { isTabRoute } from './routes'

const TABS = ['home', 'shops', 'goods', 'mine'] as const
let written = ''

function writeTabTexts(): void {
  // in the browser the pages render the bar
  if (process.env.TARO_ENV === 'h5') return
  // a mini-program refuses to change the tab bar while no tab is visible
  if (!hasTexts('common') || !isTabRoute(currentRoute())) return
  const texts = TABS.map((tab) => translate('common', `app.tabs.${tab}`))
  if (texts.join() === written) return
  written = texts.join()
  texts.forEach((text, index) => {
    Promise.resolve(Taro.setTabBarItem({ index, text })).catch(() => {
      written = ''
    })
  })
}

/** Keeps the tab bar's texts in the current language. */
export function followTabTexts(): void {
  subscribeToTexts(writeTabTexts)
}

/** For a tab's page: updates the tab bar's texts when the page is shown after the language changed elsewhere. */
export function useTabTexts(): void {
  useDidShow(writeTabTexts)
}
