// PostCSS, browser only: 1rem becomes calc(1 * var(--rem)), so that one variable (src/theme/tokens.scss)
// scales the whole interface while the root size remains as the specification requires
// (docs/adr/0004-layout-scale.md).
const parse = require('postcss-value-parser')

const unit = '--rem'

/** @param {string} value of one declaration @returns {string} */
function scaleRem(value) {
  if (!value.includes('rem')) return value
  const tree = parse(value)
  tree.walk((node) => {
    // a url contains an address, not lengths
    if (node.type === 'function' && node.value.toLowerCase() === 'url') return false
    if (node.type !== 'word') return undefined
    const length = parse.unit(node.value)
    if (length && length.unit.toLowerCase() === 'rem')
      node.value = Number(length.number) === 0 ? '0px' : `calc(${length.number} * var(${unit}))`
    return undefined
  })
  return tree.toString()
}

/** After every other plugin, because pxtransform writes the rem values. */
const plugin = () => ({
  postcssPlugin: 'scaled-rem',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (declaration.prop !== unit) declaration.value = scaleRem(declaration.value)
    })
  },
})
plugin.postcss = true

module.exports = plugin
