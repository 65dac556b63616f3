import type { Realm } from './realm'
import type { Templates } from './templates'
import { drawTree, type Target, findAll } from './tree'
import type { Hit, Instance, TreeNode } from './types'

const BUBBLING = /^(tap|longpress|longtap|touch|transition|animation)/

interface EventContext {
  templates: Templates
  realm: () => Realm
  attempt: (work: () => unknown) => void
}

const describe = (target: Target) =>
  typeof target === 'function'
    ? 'a node for which the function is true'
    : typeof target === 'string'
      ? JSON.stringify(target)
      : JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))

/**
 * The first node on this page that matches `target`. @throws Error with the page's tree when there is none
 */
export function find(context: EventContext, page: Instance, target: Target): Hit {
  const hit = findAll(context.templates, page.data.root, target)[0]
  if (!hit)
    throw new Error(
      `${describe(target)} is not on ${page.route}:\n${drawTree(context.templates, page.data.root)}`,
    )
  return hit
}

/**
 * Dispatches an event like WeChat: to the node first, then, for bubbling events, to every ancestor whose
 * template binds it, until one catches it. Taro's runtime then bubbles within `eh`.
 *
 * @throws Error when no template on the way binds the event, so that a tap would have no effect
 */
export function dispatch(
  context: EventContext,
  page: Instance,
  target: Target,
  type: string,
  { touches = [], ...detail }: { touches?: readonly object[] } = {},
): void {
  const { node, ancestors } = find(context, page, target)
  if (type === 'tap' && context.templates.attribute(node, 'disabled') === true)
    throw new Error(`${describe(target)} is disabled`)
  const reference = (at: TreeNode) => ({
    id: at.uid ?? at.sid,
    dataset: { sid: at.sid },
    offsetLeft: 0,
    offsetTop: 0,
  })
  const path = [node, ...(BUBBLING.test(type) ? [...ancestors].reverse() : [])]
  let isBound = false
  for (const at of path) {
    const binding = context.templates.binding(at, type)
    if (!binding) continue
    isBound = true
    const event = context.realm().clone({
      type,
      timeStamp: Date.now(),
      target: reference(node),
      currentTarget: reference(at),
      mark: {},
      detail: { x: 1, y: 1, ...detail },
      touches,
      changedTouches: touches,
    })
    // Taro calls these methods of the event
    Object.assign(event, { preventDefault() {}, stopPropagation() {} })
    context.attempt(() => page.eh?.(event))
    if (binding === 'catch') break
  }
  if (!isBound) throw new Error(`Nothing around ${describe(target)} binds ${type}`)
}
