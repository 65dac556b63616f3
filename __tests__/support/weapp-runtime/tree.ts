import type { Templates } from './templates'
import type { Hit, TreeNode } from './types'

/** Visits every node, ancestors before descendants. */
export function walk(
  node: TreeNode | undefined,
  visit: (node: TreeNode, ancestors: TreeNode[]) => void,
  ancestors: TreeNode[] = [],
): void {
  if (!node) return
  visit(node, ancestors)
  for (const child of node.cn ?? []) walk(child, visit, [...ancestors, node])
}

/** Without non-breaking characters in dates, and in numbers with units. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u2060/g, '')

/** The visible text of a subtree. */
export function textOf(node: TreeNode | undefined): string {
  if (!node) return ''
  if (node.v !== undefined && !node.cn) return plain(String(node.v))
  return (node.cn ?? []).map(textOf).join('')
}

/** The accessible name of an element: its label, or its text. */
export const nameOf = (templates: Templates, node: TreeNode): string =>
  String(templates.attribute(node, 'aria-label') || textOf(node)).slice(0, 40)

/** Indented tree, for failure messages and for inspection while writing a test. */
export function drawTree(templates: Templates, node: TreeNode | undefined, depth = 0): string {
  if (!node) return ''
  const indent = '  '.repeat(depth)
  if (node.v !== undefined && !node.cn) return `${indent}${JSON.stringify(node.v)}\n`
  const label = templates.attribute(node, 'aria-label')
  const role = templates.attribute(node, 'aria-role')
  const words = [
    node.nn ? templates.tag(node) : 'root',
    node.cl && `.${node.cl}`,
    role && `role=${String(role)}`,
    label && `label=${JSON.stringify(label)}`,
  ]
  const children = (node.cn ?? []).map((child) => drawTree(templates, child, depth + 1))
  return `${indent}<${words.filter(Boolean).join(' ')}>\n${children.join('')}`
}

/** How a test identifies a node: by text, by class, or by role and name. */
export type Target =
  | string
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { className: string }
  | { tag: string }
  | ((node: TreeNode) => boolean)

const matches = (wanted: string | RegExp, actual: string) =>
  typeof wanted === 'string' ? actual.trim() === wanted : wanted.test(actual)

function predicate(templates: Templates, target: Target): (node: TreeNode) => boolean {
  if (typeof target === 'function') return target
  if (typeof target === 'string') {
    // The innermost element with exactly this text
    const isText = (node: TreeNode) => textOf(node).trim() === target
    return (node) =>
      Boolean(node.nn) &&
      isText(node) &&
      Boolean(node.cn?.length) &&
      !(node.cn ?? []).some((child) => child.cn && isText(child))
  }
  const labelOf = (node: TreeNode) => plain(String(templates.attribute(node, 'aria-label') ?? ''))
  if ('role' in target) {
    // WeChat's native button has an implicit role
    const roleOf = (node: TreeNode) =>
      templates.attribute(node, 'aria-role') || (templates.tag(node) === 'button' ? 'button' : undefined)
    return (node) =>
      roleOf(node) === target.role &&
      (target.name === undefined || matches(target.name, labelOf(node) || textOf(node)))
  }
  if ('label' in target)
    return (node) => Boolean(node.nn) && labelOf(node) !== '' && matches(target.label, labelOf(node))
  if ('tag' in target) return (node) => Boolean(node.nn) && templates.tag(node) === target.tag
  // CSS modules generate name_hash
  return (node) =>
    (node.cl ?? '')
      .split(/\s+/)
      .some((name) => name === target.className || name.replace(/_[\w-]{4,}$/, '') === target.className)
}

/** Every node that matches `target`, in document order. */
export function findAll(templates: Templates, root: TreeNode | undefined, target: Target): Hit[] {
  const isMatch = predicate(templates, target)
  const hits: Hit[] = []
  walk(root, (node, ancestors) => {
    if (isMatch(node)) hits.push({ node, ancestors })
  })
  return hits
}
