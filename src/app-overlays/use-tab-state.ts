import { useDidShow } from '@tarojs/taro'
import { tabOpened } from '@/features/shell/shell.slice'
import { currentRoute } from '@/navigation/navigate'
import { isTabRoute, tabRoutes } from '@/navigation/routes'
import { useTabTexts } from '@/navigation/tab-texts'
import { useAppDispatch } from '@/store/hooks'

/** For a tab's page: stores which tab is shown, and keeps the tab bar's texts in the current language. */
export function useTabState(): void {
  const dispatch = useAppDispatch()
  useTabTexts()
  useDidShow(() => {
    const route = currentRoute()
    if (isTabRoute(route)) dispatch(tabOpened(tabRoutes.indexOf(route)))
  })
}
