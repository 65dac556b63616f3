// Pages draw their own bar (components/page-shell): of Taro's, only the document's title is left
import { eventCenter } from '@tarojs/runtime'

export function initNavigationBar() {}

/** Keeps the document's title: what a page has set, else what its configuration says. */
export default class NavigationBarHandler {
  constructor(pageContext) {
    this.pageContext = pageContext
    this.titles = {}
    eventCenter.on('__taroH5SetNavigationBarTitle', (title) => {
      this.titles[pageContext.originPathname] = title
      document.title = title
    })
  }

  load() {
    const { originPathname, pageConfig } = this.pageContext
    document.title = this.titles[originPathname] ?? pageConfig?.navigationBarTitleText ?? document.title
  }
}
