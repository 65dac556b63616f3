const path = require('node:path')

// jsdom is not a dependency of this project, so its parts are loaded from the environment
const jsdom = path.dirname(
  require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] }),
)
const { forEachMatchingSheetRuleOfElement } = require(
  path.join(jsdom, 'lib/jsdom/living/helpers/style-rules'),
)
const { implForWrapper } = require(path.join(jsdom, 'lib/jsdom/living/generated/utils'))

/**
 * Caches jsdom's computed styles, which are slow: for every query it matches every rule of its style sheet
 * against the element and, for the visibility, against each of its ancestors. Queries by role check every
 * element of the page. Here an element's rules are matched once until the document changes, and the
 * visibility is inherited from the parent's result.
 */
function keepStyles(window) {
  const ask = window.getComputedStyle.bind(window)
  const { CSSStyleDeclaration } = window
  const document = implForWrapper(window.document)
  let version = -1
  let kept = new WeakMap()

  const styleOf = (element) => {
    const known = kept.get(element)
    if (known) return known
    const { style, parentElement } = element
    const computed = new CSSStyleDeclaration()
    const add = (from) => {
      for (const property of Array.from(from))
        computed.setProperty(property, from.getPropertyValue(property), from.getPropertyPriority(property))
    }
    forEachMatchingSheetRuleOfElement(implForWrapper(element), (rule) => add(rule.style))
    if (computed.visibility === '')
      computed.setProperty('visibility', parentElement ? styleOf(parentElement).visibility : 'visible')
    if (style) add(style)
    kept.set(element, computed)
    return computed
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument !== window.document) return ask(element, pseudo)
    if (document._version !== version) {
      version = document._version
      kept = new WeakMap()
    }
    return styleOf(element)
  }
}

module.exports = { keepStyles }
