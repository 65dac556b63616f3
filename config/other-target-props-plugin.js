/**
 * Babel: webProps(…) in the mini-program and miniProps(…) on H5 are `{}` (src/components/web-props.ts); here what stands between their brackets
 * goes too, which no minifier may leave out.
 */
module.exports = ({ types }) => {
  const other = process.env.TARO_ENV === 'h5' ? 'miniProps' : 'webProps'
  return {
    visitor: {
      CallExpression(path) {
        if (types.isIdentifier(path.node.callee, { name: other }))
          path.replaceWith(types.objectExpression([]))
      },
    },
  }
}
