import fs from 'node:fs'
import path from 'node:path'
import type { TreeNode } from './types'

/** The template of base.wxml for one kind of node. */
interface Template {
  /** WeChat's element: 'view', 'input' … */
  tag: string
  /** Event name → whether it bubbles ('bind') or stops ('catch'). */
  events: Map<string, 'bind' | 'catch'>
  /** Attribute of the element → key of the node that holds its value. */
  attributes: Map<string, string>
}

const emptyTemplate = (tag: string): Template => ({ tag, events: new Map(), attributes: new Map() })

function parseElement(tag: string, text: string): Template {
  const template = emptyTemplate(tag)
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    const event = /^(?:capture-)?(bind|catch):?(\w+)$/.exec(name)
    const key = /\bi\.(\w+)/.exec(value)
    if (event && value === 'eh') template.events.set(event[2] ?? '', event[1] as 'bind' | 'catch')
    else if (key && !/^(wx:|data-|id$)/.test(name)) template.attributes.set(name, key[1] ?? '')
  }
  return template
}

/**
 * Determines from the compiled WXML the element of each node, its bound events and the keys of its
 * attributes.
 */
export class Templates {
  private readonly byName = new Map<string, Template>()

  constructor(folder: string) {
    this.read(fs.readFileSync(path.join(folder, 'base.wxml'), 'utf8'))
  }

  private read(text: string): void {
    const split: string[] = []
    for (const [, name = '', body = ''] of text.matchAll(
      /<template name="tmpl_0_([\w-]+)">([\s\S]*?)<\/template>/g,
    )) {
      const isSplitByFocus = /<template is="\{\{xs\.c\(i, 'tmpl_0_'\)\}\}"/.test(body)
      const element = /<([\w-]+)([^>]*)>/.exec(body.replace(/<template[^>]*>/g, '').trim())
      if (element) this.byName.set(name, parseElement(element[1] ?? '', element[2] ?? ''))
      else if (isSplitByFocus) split.push(name)
      else this.byName.set(name, emptyTemplate('#text'))
    }
    // An input has two templates, with and without focus, that bind the same events
    for (const name of split)
      this.byName.set(
        name,
        this.byName.get(`${name}_focus`) ?? this.byName.get(`${name}_blur`) ?? emptyTemplate(name),
      )
  }

  tag(node: TreeNode): string {
    return this.byName.get(node.nn ?? '')?.tag ?? node.nn ?? '#text'
  }

  binding(node: TreeNode, event: string): 'bind' | 'catch' | undefined {
    return this.byName.get(node.nn ?? '')?.events.get(event)
  }

  attribute(node: TreeNode, name: string): unknown {
    if (name === 'class') return node.cl
    if (name === 'style') return node.st
    const key = this.byName.get(node.nn ?? '')?.attributes.get(name)
    return key === undefined ? undefined : node[key]
  }

  /** Short names of the node's attributes that its template does not have: WeChat never receives their values. */
  lostAttributes(node: TreeNode): string[] {
    const kept = new Set(this.byName.get(node.nn ?? '')?.attributes.values())
    return Object.entries(node).flatMap(([key, value]) =>
      /^p\d+$/.test(key) && value !== undefined && !kept.has(key) ? [key] : [],
    )
  }
}
