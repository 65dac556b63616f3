import Taro from '@tarojs/taro'

/** The page to render: its parameters, and the window's width in CSS px. */
export interface Visit {
  route: string
  params: Record<string, string>
  width: number
}

/** The Taro stub (build/first-screen/taro.cjs) has a single router and window. */
export function setVisit({ route, params, width }: Visit): void {
  const { router } = Taro.getCurrentInstance()
  if (router) Object.assign(router, { path: route, params })
  Object.assign(Taro.getWindowInfo(), { windowWidth: width })
  Taro.eventCenter.trigger('resize')
}
