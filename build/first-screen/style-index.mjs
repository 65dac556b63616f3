import postcss from 'postcss'

/** States that a page does not have before interaction (including enlarged text), and print styles. */
const laterState = new RegExp(
  [
    /\[data-elder|:(hover|focus|active|focus-visible|focus-within|disabled|checked|target)\b/,
    /::?(placeholder|selection|-webkit-|-moz-)/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
/** Properties without effect on a page before interaction. */
const laterProperty =
  /^(transition(-.*)?|cursor|(-webkit-)?user-select|outline-offset|will-change|touch-action)$/
const leftOut = /\bprint\b|forced-colors|prefers-contrast/
/** Taro's own classes belong to the app's frame; the imitation of it has names of its own. */
const ownNames = (selector) => selector.replace(/\.taro[-_]+/g, '.first-')

const around = (node) => {
  const outer = []
  for (let at = node.parent; at && at.type === 'atrule'; at = at.parent)
    outer.unshift(`@${at.name} ${at.params}`)
  return outer
}

/**
 * The rules of style sheets in a form from which those needed by a page can be selected without parsing CSS
 * (src/first-screen/styles.ts).
 *
 * @param {string} css
 * @returns {{ around: string[], selectors: string[], body: string, tokens: [string, string][] }[]} in source
 * order; `tokens` are the custom properties, separate from the other declarations
 */
export function indexStyles(css) {
  const rules = []
  const root = postcss.parse(css)
  root.walkAtRules(/keyframes$/, (frames) => {
    const body = frames.nodes.map(String).join('')
    rules.push({ around: [], selectors: [`@${frames.name} ${frames.params}`], body, tokens: [] })
    frames.remove()
  })
  root.walkComments((comment) => comment.remove())
  root.walkRules((rule) => {
    const outer = around(rule)
    if (outer.some((text) => leftOut.test(text) || /^@font-face/.test(text))) return
    const selectors = rule.selectors.filter((selector) => !laterState.test(selector)).map(ownNames)
    if (selectors.length === 0) return
    const isToken = ({ prop }) => prop.startsWith('--')
    const declarations = rule.nodes.filter(({ type, prop }) => type === 'decl' && !laterProperty.test(prop))
    const text = ({ prop, value, important }) => `${prop}:${value}${important ? '!important' : ''}`
    rules.push({
      around: outer,
      selectors,
      body: declarations
        .filter((one) => !isToken(one))
        .map(text)
        .join(';'),
      tokens: declarations.filter(isToken).map(({ prop, value }) => [prop, value]),
    })
  })
  return rules
}
