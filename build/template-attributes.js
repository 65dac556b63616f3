/**
 * What @tarojs/plugin-inject adds to the mini-program's templates: attributes of screen readers that Taro
 * does not know, and defaults other than WeChat's (the time of Tappable's press, the mode and the late
 * loading of nearly every picture), which need not travel with each node.
 */
module.exports.templateAttributes = {
  View: {
    'hover-stay-time': '80',
    'aria-label': 'i.ariaLabel',
    'aria-role': 'i.ariaRole',
    'aria-checked': 'i.ariaChecked',
    'aria-selected': 'i.ariaSelected',
    'aria-disabled': 'i.ariaDisabled',
  },
  Button: { 'aria-label': 'i.ariaLabel' },
  Image: { mode: "'aspectFill'", 'lazy-load': 'true', 'aria-label': 'i.ariaLabel' },
  Input: { 'aria-label': 'i.ariaLabel' },
  Textarea: { 'aria-label': 'i.ariaLabel' },
}
