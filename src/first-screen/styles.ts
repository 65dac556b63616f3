/** A rule of the build's style sheets (build/first-screen/style-index.mjs). */
export interface StyleRule {
  around: string[]
  selectors: string[]
  body: string
  tokens: [string, string][]
}

const known = new Map<string, string[]>()

/**
 * The classes and elements a selector requires; attributes and states are ignored because scripts may add
 * them later.
 */
function needs(selector: string): string[] {
  const found = known.get(selector) ?? readNeeds(selector)
  known.set(selector, found)
  return found
}

function readNeeds(selector: string): string[] {
  const plain = selector
    .replace(/:(not|is|where|has|lang)\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+(\([^)]*\))?/g, '')
  return [
    ...(plain.match(/\.[\w-]+/g) ?? []),
    ...[...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
  ]
}

const variables = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

function namesIn(markup: string): Set<string> {
  const names = new Set(['html', 'body'])
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`)
  for (const [, name = ''] of markup.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(name)
  return names
}

/** All custom properties in use, including those referenced by other custom properties. */
function usedTokens(texts: readonly string[], rules: readonly StyleRule[]): Set<string> {
  const used = new Set(texts.flatMap(variables))
  for (let size = -1; size !== used.size;) {
    size = used.size
    for (const { tokens } of rules)
      for (const [name, value] of tokens) if (used.has(name)) variables(value).forEach((one) => used.add(one))
  }
  return used
}

const isFrames = ({ selectors }: StyleRule): boolean => selectors[0]?.startsWith('@') ?? false

/** The rule as text, keeping only the custom properties in use; '' when nothing remains. */
function textOf({ selectors, body, tokens }: StyleRule, used: ReadonlySet<string>): string {
  const own = tokens.filter(([name]) => used.has(name)).map(([name, value]) => `${name}:${value}`)
  const inside = [...own, body].filter(Boolean).join(';')
  return inside && `${selectors.join(',')}{${inside}}`
}

/** Serialises rules; adjacent rules in the same at-rule share it. */
function sheetOf(rules: readonly StyleRule[], used: ReadonlySet<string>): string {
  let open: readonly string[] = []
  let sheet = ''
  for (const rule of rules) {
    const text = textOf(rule, used)
    if (!text) continue
    if (open.join() !== rule.around.join()) {
      sheet += '}'.repeat(open.length) + rule.around.map((at) => `${at}{`).join('')
      open = rule.around
    }
    sheet += text
  }
  return sheet + '}'.repeat(open.length)
}

/**
 * The rules of several pages, without duplicates: the styles of a shared component are in the sheet of each
 * page.
 */
function together(sheets: readonly (readonly StyleRule[])[]): StyleRule[] {
  const byText = new Map<string, StyleRule>()
  for (const rule of sheets.flat()) {
    const key = JSON.stringify(rule)
    if (!byText.has(key)) byText.set(key, rule)
  }
  return [...byText.values()]
}

/**
 * Selects the rules that a page without scripts may use.
 * @param sheets in cascade order
 * @param own rules that the page already has
 */
export function stylesFor(sheets: readonly (readonly StyleRule[])[], markup: string, own: string): string {
  const rules = together(sheets)
  const names = namesIn(markup)
  const chosen = rules.flatMap((rule) => {
    if (isFrames(rule)) return []
    const selectors = rule.selectors.filter((one) => needs(one).every((name) => names.has(name)))
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
  const bodies = chosen.map(({ body }) => body)
  const animations = bodies.filter((body) => body.includes('animation')).join()
  const frames = rules.filter(
    (rule) => isFrames(rule) && animations.includes(rule.selectors[0]?.split(' ')[1] ?? ''),
  )
  return sheetOf([...chosen, ...frames], usedTokens([own, markup, ...bodies], chosen))
}
