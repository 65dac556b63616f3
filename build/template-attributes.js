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
