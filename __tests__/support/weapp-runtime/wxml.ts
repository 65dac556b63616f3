/** An element of WXML; texts are strings including their braces. */
export interface WxmlElement {
  tag: string
  attributes: Map<string, string>
  children: (WxmlElement | string)[]
}

/** Parses WXML into elements. @throws Error when a closing tag has no opening tag */
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
    // In WXML an unknown name is undefined
    work = new Function('scope', `with (scope) { return (${expression}) }`) as (scope: Scope) => unknown
    compiled.set(expression, work)
  }
  return work(new Proxy(scope, { has: (_, key) => typeof key === 'string' }))
}

/** The value of an attribute or text: a single {{…}} keeps its type, otherwise it is text. */
export function valueOf(text: string, scope: Scope): unknown {
  const single = /^\{\{([^{}]*)\}\}$/.exec(text)
  if (single) return run(single[1] ?? '', scope)
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => String(run(expression, scope) ?? ''))
}

/** The data passed by <template data="{{…}}">. */
export const dataOf = (text: string, scope: Scope): Scope =>
  run(`{${/^\{\{([\s\S]*)\}\}$/.exec(text)?.[1] ?? ''}}`, scope) as Scope
