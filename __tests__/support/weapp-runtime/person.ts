import { dispatch, find } from './events'
import type { Machine } from './machine'
import { drawTree, findAll, nameOf, textOf, type Target } from './tree'

export const pageOf = ({ pages }: Machine) => {
  if (!pages.current) throw new Error('No page is open')
  return pages.current
}
const contextOf = ({ templates, realm, pages }: Machine) => ({
  templates,
  realm: () => realm,
  attempt: (work: () => unknown) => pages.attempt(work),
})

/** Functions that inspect the page. */
export function sightOf(machine: Machine) {
  const { pages, templates } = machine
  const page = () => pageOf(machine)
  const findHere = (target: Target) => find(contextOf(machine), page(), target)
  return {
    text: () => textOf(pages.current?.data.root),
    /** Printable tree of the page. */
    tree: () => drawTree(templates, page().data.root),
    find: findHere,
    findAll: (target: Target) => findAll(templates, page().data.root, target),
    has: (target: Target) => findAll(templates, pages.current?.data.root, target).length > 0,
    /** Every element of the page with its accessible name and whether it handles taps. */
    elements: () =>
      findAll(templates, page().data.root, (node) => Boolean(node.nn)).map(({ node }) => ({
        node,
        role: templates.attribute(node, 'aria-role'),
        label: templates.attribute(node, 'aria-label'),
        isTappable: templates.binding(node, 'tap') !== undefined,
      })),
    /** Nodes with attributes that their template does not have, as 'text: short names'. */
    lostAttributes: () =>
      findAll(templates, page().data.root, (node) => templates.lostAttributes(node).length > 0).map(
        ({ node }) => `${nameOf(templates, node)}: ${templates.lostAttributes(node).join()}`,
      ),
    attribute: (target: Target, name: string) => templates.attribute(findHere(target).node, name),
  }
}

/** The native button for consent emits a separate event. */
function tap(machine: Machine, target: Target): void {
  const { templates, privacy, pressed } = machine
  const context = contextOf(machine)
  const page = pageOf(machine)
  const { node } = find(context, page, target)
  Object.assign(pressed, { page, name: nameOf(templates, node) })
  if (templates.attribute(node, 'open-type') !== 'agreePrivacyAuthorization')
    return dispatch(context, page, target, 'tap')
  privacy.press(String(node.uid ?? node.sid))
  dispatch(context, page, (other) => other === node, 'agreeprivacyauthorization')
}

/** Functions that act on the page. */
export function handsOf(machine: Machine) {
  const { pages, privacy, network, comeNear } = machine
  const send = (target: Target, type: string, detail?: object) =>
    dispatch(contextOf(machine), pageOf(machine), target, type, detail)
  return {
    /** Taps an element. */
    tap: (target: Target) => tap(machine, target),
    /** Enters text: the complete new value. */
    type: (target: Target, value: string) => {
      send(target, 'input', { value, cursor: value.length, keyCode: 0 })
      pages.attempt(() => {
        try {
          send(target, 'blur', { value })
        } catch {
          /* the field has no blur */
        }
      })
    },
    fire: (target: Target, type: string, detail?: object) =>
      privacy.beforeEvent(type, (refused) => send(target, type, refused ?? detail)),
    goTo: (url: string, mode: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' = 'reLaunch') =>
      pages.open(mode, { url: url.startsWith('/') ? url : `/${url}` }),
    back: () => pages.back(),
    pullDown: () => pages.attempt(() => pageOf(machine).onPullDownRefresh?.()),
    /** Scrolls to the page's end, which triggers lazy parts. */
    reachBottom: () => {
      pages.attempt(comeNear)
      pages.attempt(() => pageOf(machine).onReachBottom?.())
    },
    setOnline: network.setOnline,
  }
}
