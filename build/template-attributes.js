/**
 * What @tarojs/plugin-inject adds to the mini-program's templates: attributes of screen readers that Taro
 * does not know, and defaults other than WeChat's (the time of Tappable's press, the mode and the late
 * loading of nearly every picture), which need not travel with each node.
 */
module.exports.templateAttributes = {
  View: {
    'hover-stay-time': '80',
    'aria-label': '',
    'aria-role': '',
    'aria-checked': '',
    'aria-selected': '',
    'aria-disabled': '',
  },
  Button: { 'aria-label': '' },
  Image: { mode: "'aspectFill'", 'lazy-load': 'true', 'aria-label': '' },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
}

/**
 * How often these may stand in themselves: Taro writes a template for each time, which is as many as a page has levels
 * (15) unless told. A view that stops the page from scrolling is a sheet's backdrop or a wheel.
 */
module.exports.nestElements = { 'catch-view': 2, text: 3 }
