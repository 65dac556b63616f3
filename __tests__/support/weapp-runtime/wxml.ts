/** An element of WXML; a text stands as a string between its braces and all. */
export interface WxmlElement {
  tag: string
  attributes: Map<string, string>
  children: (WxmlElement | string)[]
}

/** Reads WXML into its elements. @throws Error where a tag is closed that is not open */
export function parseWxml(text: string): WxmlElement {
  const root: WxmlElement = { tag: '', attributes: new Map(), children: [] }
  const open = [root]
  for (const [, closing, tag, attributes = '', isVoid, words] of text.matchAll(
    /<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g,
  )) {
    const inside = open[open.length - 1] ?? root
    if (closing) {
      if (open.pop()?.tag !== closing) throw new Error(`</${closing}> closes what is not open`)
    } else if (tag) {
      const element: WxmlElement = {
        tag,
        attributes: new Map(
          [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
            name,
            value,
          ]),
        ),
        children: [],
      }
      inside.children.push(element)
      if (!isVoid) open.push(element)
    } else if (words?.trim()) inside.children.push(words)
  }
  return root
}

type Scope = Record<string, unknown>

const compiled = new Map<string, (scope: Scope) => unknown>()

function run(expression: string, scope: Scope): unknown {
  let work = compiled.get(expression)
  if (!work) {
    // In WXML a name that is not there is undefined
    work = new Function('scope', `with (scope) { return (${expression}) }`) as (scope: Scope) => unknown
    compiled.set(expression, work)
  }
  return work(new Proxy(scope, { has: (_, key) => typeof key === 'string' }))
}

/** The value of an attribute or text: of one {{…}} as it is, else a text. */
export function valueOf(text: string, scope: Scope): unknown {
  const single = /^\{\{([^{}]*)\}\}$/.exec(text)
  if (single) return run(single[1] ?? '', scope)
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => String(run(expression, scope) ?? ''))
}

/** What <template data="{{…}}"> hands over. */
export const dataOf = (text: string, scope: Scope): Scope =>
  run(`{${/^\{\{([\s\S]*)\}\}$/.exec(text)?.[1] ?? ''}}`, scope) as Scope
