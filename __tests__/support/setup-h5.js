process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'

Object.assign(globalThis, { defineAppConfig: (config) => config, definePageConfig: (config) => config })

// jsdom only prints "not implemented" for this
window.scrollTo = () => {}
if (!Element.prototype.scrollIntoView) Element.prototype.scrollIntoView = () => {}
if (!Element.prototype.scrollTo) Element.prototype.scrollTo = () => {}
// jsdom has no layout, so no element is at any point
if (!document.elementFromPoint) document.elementFromPoint = () => null
if (!window.matchMedia) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })
}
// jsdom keeps no record of how the document was opened
if (!performance.getEntriesByType) performance.getEntriesByType = () => []
for (const name of ['IntersectionObserver', 'ResizeObserver']) {
  if (!(name in window))
    window[name] = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return []
      }
    }
}

// Must be the first Taro module loaded, because this breaks the import cycle taro-h5 <-> router <->
// components.
require('@tarojs/taro')
