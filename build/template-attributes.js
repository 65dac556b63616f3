/**
 * Added to the mini-program's templates by @tarojs/plugin-inject: accessibility attributes that Taro does not
 * support, and defaults other than WeChat's (the press delay of Tappable, the mode and lazy loading of nearly
 * every picture), which then need not be sent with each node.
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
