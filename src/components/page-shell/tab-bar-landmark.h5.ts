/** Taro's H5 tab bar has no role and says which tab is chosen by colour only: name it, and mark the chosen one. */
export function describeTabBar(label: string, chosenIndex: number): void {
  const bar = document.querySelector('taro-tabbar')
  if (!bar) return
  bar.setAttribute('role', 'navigation')
  bar.setAttribute('aria-label', label)
  bar.querySelectorAll('.weui-tabbar__item').forEach((item, index) => {
    if (index === chosenIndex) item.setAttribute('aria-current', 'page')
    else item.removeAttribute('aria-current')
  })
}
