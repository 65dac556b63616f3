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
    'aria-expanded': '',
    'aria-hidden': '',
  },
  Button: { 'aria-label': '' },
  Image: { mode: "'aspectFill'", 'lazy-load': 'true', 'aria-label': '' },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
}

/**
 * Attributes that a view has only in one of Taro's templates: those of a press target need a view with events, and
 * what is hidden from screen readers has none. The other template would repeat them at each level.
 */
module.exports.viewAttributes = {
  withEvents: [
    'hover-class',
    'hover-stay-time',
    'aria-checked',
    'aria-selected',
    'aria-disabled',
    'aria-expanded',
  ],
  withoutEvents: ['aria-hidden'],
}

/**
 * Maximum nesting of an element in itself: Taro writes one template for each level, by default as many as a page has
 * (15). A view that stops the page from scrolling is only the backdrop of a sheet or a wheel.
 */
module.exports.nestElements = { 'catch-view': 2, text: 3 }
