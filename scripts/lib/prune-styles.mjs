import fs from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

// A page of the mini-program has no root element, no language attribute and no tab bar of Taro's
const isOnlyForBrowsers = (selector) =>
  /:root|\[lang|\.taro-tabbar|:focus-visible|^(body|div|span|img)$/.test(selector.trim())

/**
 * Takes the rules that only a browser can match out of the mini-program's style sheets.
 *
 * @param {string} folder dist/weapp
 * @returns {number} bytes that went away
 */
export function pruneStyles(folder) {
  let saved = 0
  for (const name of fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.wxss'))) {
    const file = path.join(folder, name)
    const before = fs.readFileSync(file, 'utf8')
    const sheet = postcss.parse(before)
    sheet.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
      const kept = rule.selectors.filter((selector) => !isOnlyForBrowsers(selector))
      if (kept.length === 0) rule.remove()
      else if (kept.length < rule.selectors.length) rule.selector = kept.join(',')
    })
    // no page of a mini-program is printed
    sheet.walkAtRules('media', (media) => {
      if (media.nodes?.length === 0 || media.params.trim() === 'print') media.remove()
    })
    const after = sheet.toString()
    if (after !== before) fs.writeFileSync(file, after)
    saved += before.length - after.length
  }
  return saved
}
