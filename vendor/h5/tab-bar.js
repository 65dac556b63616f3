// Taro's tab bar is a Stencil component, and Stencil's runtime comes with it (23 KB). This one has the same element, class
// names and events, as a plain custom element; icons are classes of src/components/icon, looks are in src/theme/tab-bar.scss.
import { addLeadingSlash, eventCenter, getCurrentPage, stripBasename } from '@tarojs/runtime'
import Taro, { initTabBarApis } from '@tarojs/taro'

const pathOf = (url) => (url || '').split(/[?#]/)[0]

function make(tag, className, parent) {
  const element = document.createElement(tag)
  element.className = className
  parent.append(element)
  return element
}

class TabBar extends HTMLElement {
  connectedCallback() {
    if (this.items) return
    const { conf } = this
    this.list = conf.list.map((item) => ({ ...item, pagePath: addLeadingSlash(item.pagePath) }))
    this.look = { color: conf.color, selectedColor: conf.selectedColor, backgroundColor: conf.backgroundColor, borderStyle: conf.borderStyle }
    this.display = ''
    this.chosen = -1
    this.bar = make('div', 'weui-tabbar', this)
    this.items = this.list.map((item, index) => {
      const link = make('a', 'weui-tabbar__item', this.bar)
      link.href = `${conf.mode === 'hash' ? '#' : ''}${item.pagePath}`
      link.addEventListener('click', (event) => {
        event.preventDefault()
        this.choose(index)
      })
      const box = make('span', 'weui-tabbar__box', link)
      const icon = make('span', 'weui-tabbar__icon mi', box)
      icon.setAttribute('aria-hidden', 'true')
      return { link, icon, box, label: make('p', 'weui-tabbar__label', link), badge: null }
    })
    this.listen()
    this.followRoute()
  }

  choose(index) {
    const { pagePath, text } = this.list[index]
    Taro.getCurrentPages().shift()?.onTabItemTap?.({ index, pagePath, text })
    this.chosen = index
    this.draw()
    Taro.switchTab({ url: pagePath })
  }

  followRoute(to) {
    const { mode, basename = '/', homePage } = this.conf
    const here = typeof to === 'string' ? stripBasename(addLeadingSlash(to || homePage), basename) || '/' : getCurrentPage(mode, basename)
    const path = pathOf(decodeURI(here === '/' ? addLeadingSlash(homePage) : here))
    this.chosen = this.list.findIndex(({ pagePath }) => pathOf(pagePath) === path)
    this.draw()
  }

  listen() {
    const answer = (name, { successHandler, errorHandler }, isDone = true) => {
      if (isDone) successHandler?.({ errMsg: `${name}:ok` })
      else errorHandler?.({ errMsg: `${name}:fail tabbar item not found` })
      this.draw()
    }
    const change = (name, changes) => (options) => {
      const item = this.list[options.index]
      if (item) Object.assign(item, changes(options, item))
      answer(name, options, item !== undefined)
    }
    const handlers = {
      __taroRouterChange: (options) => this.followRoute(options?.toLocation?.path),
      __taroSwitchTab: (options) => {
        const index = this.list.findIndex(({ pagePath }) => pathOf(pagePath) === pathOf(addLeadingSlash(options.url)))
        if (index >= 0) this.choose(index)
        answer('switchTab', options, index >= 0)
      },
      __taroSetTabBarItem: change('setTabBarItem', ({ text }, item) => ({ text: text || item.text })),
      __taroSetTabBarBadge: change('setTabBarBadge', ({ text }) => ({ badgeText: text, showRedDot: false })),
      __taroRemoveTabBarBadge: change('removeTabBarBadge', () => ({ badgeText: null })),
      __taroShowTabBarRedDotHandler: change('showTabBarRedDot', () => ({ badgeText: null, showRedDot: true })),
      __taroHideTabBarRedDotHandler: change('hideTabBarRedDot', () => ({ showRedDot: false })),
      __taroShowTabBar: (options) => { this.display = ''; answer('showTabBar', options) },
      __taroHideTabBar: (options) => { this.display = 'hide'; answer('hideTabBar', options) },
      __taroSetTabBarStyle: (options) => {
        for (const name of Object.keys(this.look)) if (options[name]) this.look[name] = options[name]
        answer('setTabBarStyle', options)
      },
    }
    for (const [name, handler] of Object.entries(handlers)) eventCenter.on(name, handler)
  }

  draw() {
    const { color, selectedColor, backgroundColor, borderStyle } = this.look
    const isHidden = this.chosen < 0 || this.display === 'hide'
    // the page may have put its own classes and attributes on the elements
    this.classList.add('taro-tabbar__tabbar', 'taro-tabbar__tabbar-bottom')
    this.classList.toggle('taro-tabbar__tabbar-hide', isHidden)
    this.bar.className = `weui-tabbar taro-tabbar__border-${borderStyle || 'black'}`
    this.bar.style.backgroundColor = backgroundColor || ''
    this.list.forEach((item, index) => {
      const drawn = this.items[index]
      const isChosen = index === this.chosen
      drawn.link.classList.toggle('weui-bar__item_on', isChosen)
      const colour = (isChosen ? selectedColor : color) || ''
      drawn.icon.className = `weui-tabbar__icon mi mi-${isChosen ? item.selectedIcon : item.icon}`
      drawn.icon.style.color = colour
      if (drawn.label.textContent !== item.text) drawn.label.textContent = item.text
      drawn.label.style.color = colour
      const badge = item.badgeText || (item.showRedDot ? '' : null)
      if (badge === null) {
        drawn.badge?.remove()
        drawn.badge = null
      } else {
        drawn.badge ??= make('span', '', drawn.box)
        drawn.badge.className = badge === '' ? 'weui-badge weui-badge_dot' : 'weui-badge taro-tabbar-badge'
        drawn.badge.textContent = badge
      }
    })
  }
}

/** Called by Taro's router when the app is mounted. */
export function initTabbar(config, history) {
  const { tabBar, router } = config
  if (!tabBar || tabBar.custom) return
  if (!customElements.get('taro-tabbar')) customElements.define('taro-tabbar', TabBar)
  const element = document.createElement('taro-tabbar')
  const homePage = config.entryPagePath || config.pages?.[0] || ''
  element.conf = { ...tabBar, homePage: history.location.pathname === '/' ? homePage : history.location.pathname, mode: router?.mode || 'hash', basename: router?.basename }
  document.getElementById('container')?.append(element)
  initTabBarApis(config)
}
