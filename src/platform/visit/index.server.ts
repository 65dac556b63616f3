import Taro from '@tarojs/taro'

/** Whom and what a page is drawn for: its parameters, and the width of the window in CSS px. */
export interface Visit {
  route: string
  params: Record<string, string>
  width: number
}

/** The stub of Taro (build/first-screen/taro.cjs) keeps one router and one window. */
export function setVisit({ route, params, width }: Visit): void {
  const { router } = Taro.getCurrentInstance()
  if (router) Object.assign(router, { path: route, params })
  Object.assign(Taro.getWindowInfo(), { windowWidth: width })
  Taro.eventCenter.trigger('resize')
}
