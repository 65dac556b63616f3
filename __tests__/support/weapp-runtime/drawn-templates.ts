import type { TreeNode } from './types'
import { dataOf, parseWxml, valueOf, type WxmlElement } from './wxml'

type Scope = Record<string, unknown>

/** Draws the nodes that templates written by hand stand for (src/components/drawn.ts): the elements a person would see. */
export class DrawnTemplates {
  private readonly templates = new Map<string, WxmlElement>()
  private readonly signatures = new WeakMap<TreeNode, string>()

  /** Takes the templates that are not Taro's own: those that have a name of words. */
  read(wxml: string): void {
    for (const [text, name = ''] of wxml.matchAll(/<template name="([\w-]+)">[\s\S]*?<\/template>/g)) {
      if (/^(tmpl_\d+_(\d+|\d+_\w+|container)|taro_tmpl)$/.test(name)) continue
      const element = parseWxml(text).children[0]
      if (element && typeof element !== 'string') this.templates.set(name, element)
    }
  }

  /** Writes beside every such node of the tree what its template makes of it. */
  draw(node: TreeNode | undefined): void {
    if (!node) return
    for (const child of node.cn ?? []) this.draw(child)
    const template = this.templates.get(`tmpl_0_${node.nn ?? ''}`)
    if (!template) return
    const signature = JSON.stringify(node)
    if (this.signatures.get(node) === signature) return
    this.signatures.set(node, signature)
    const [drawn] = this.inside(template, { i: node, c: 1, l: '' })
    Object.defineProperty(node, 'drawn', { value: drawn, configurable: true, enumerable: false })
  }

  private inside(element: WxmlElement, scope: Scope): TreeNode[] {
    let isElse = false
    return element.children.flatMap((child) => {
      if (typeof child === 'string') {
        const text = String(valueOf(child, scope) ?? '')
        return text === '' ? [] : [{ v: text }]
      }
      const condition = child.attributes.get('wx:if')
      if (condition !== undefined) {
        const isMet = Boolean(valueOf(condition, scope))
        isElse = !isMet
        if (!isMet) return []
      } else if (child.attributes.has('wx:else') && !isElse) return []
      const list = child.attributes.get('wx:for')
      return list === undefined
        ? this.element(child, scope)
        : (valueOf(list, scope) as unknown[]).flatMap((item) => this.element(child, { ...scope, item }))
    })
  }

  private element({ tag, attributes, children }: WxmlElement, scope: Scope): TreeNode[] {
    if (tag === 'template') {
      const name = attributes.get('is') ?? ''
      const data = dataOf(attributes.get('data') ?? '', { ...scope, xs: { f: () => '' } })
      // Taro's templates draw Taro's nodes
      if (name.startsWith('{{xs.a(')) return [data.i as TreeNode]
      const used = this.templates.get(name)
      if (!used) throw new Error(`There is no template ${name}`)
      return this.inside(used, data)
    }
    const values = new Map(
      [...attributes]
        .filter(([name]) => !/^(wx:|bind|catch)/.test(name))
        .map(([name, text]) => [name, valueOf(text, scope)]),
    )
    const events = new Map(
      [...attributes].flatMap(([name, handler]) => {
        const event = /^(bind|catch):?(\w+)$/.exec(name)
        return event && handler === 'eh' ? [[event[2] ?? '', event[1] as 'bind' | 'catch'] as const] : []
      }),
    )
    const node: TreeNode = {
      nn: tag,
      cn: this.inside({ tag, attributes, children }, scope),
      drawnAs: { tag, values, events },
    }
    if (values.has('class')) node.cl = String(values.get('class'))
    if (values.has('style')) node.st = String(values.get('style'))
    if (values.has('data-sid')) node.sid = String(values.get('data-sid'))
    if (values.has('id')) node.uid = String(values.get('id'))
    return [node]
  }
}
