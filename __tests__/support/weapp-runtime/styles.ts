import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import type { TreeNode } from './types'

/** A style sheet with its imports inlined. */
function sheetText(file: string): string {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/@import\s*["']([^"']+)["'];?/g, (_, source: string) =>
      sheetText(path.resolve(path.dirname(file), source)),
    )
}

/**
 * The style sheets of the app and of a page, with rpx converted to px, because jsdom does not support rpx and
 * only proportions matter.
 */
function stylesOf(folder: string, route: string): string {
  return ['app.wxss', `${route}.wxss`]
    .map((name) => path.join(folder, name))
    .filter((file) => fs.existsSync(file))
    .map((file) => sheetText(file).replace(/(\d)rpx\b/g, '$1px'))
    .join('\n')
}

function toElement(document: Document, node: TreeNode, elements: Map<TreeNode, Element>): Element {
  const element = document.createElement('div')
  element.className = node.cl ?? ''
  elements.set(node, element)
  for (const child of node.cn ?? []) if (child.nn) element.append(toElement(document, child, elements))
  return element
}

/**
 * Computes the cascade of a page's compiled style sheets with jsdom, without layout and without resolving
 * var().
 * @param folder the compiled mini-program
 * @returns computed values of a node, and whether neither it nor an ancestor is hidden
 */
export function computeStyles(folder: string, page: { route: string; data: { root?: TreeNode } }) {
  const { window } = new JSDOM(`<style>${stylesOf(folder, page.route)}</style>`)
  const elements = new Map<TreeNode, Element>()
  if (page.data.root) window.document.body.append(toElement(window.document, page.data.root, elements))
  const elementOf = (node: TreeNode): Element => {
    const element = elements.get(node)
    if (!element) throw new Error(`The node ${node.sid ?? ''} is not on the page`)
    return element
  }
  return {
    of: (node: TreeNode) => window.getComputedStyle(elementOf(node)),
    isShown: (node: TreeNode): boolean => {
      for (let at: Element | null = elementOf(node); at; at = at.parentElement)
        if (window.getComputedStyle(at).display === 'none') return false
      return true
    },
  }
}
