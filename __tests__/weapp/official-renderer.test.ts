/**
 * Compares the compiled templates in WeChat's own tools with the runtime used by all other tests: the same
 * page data must produce the same text, the same roles and names for screen readers, and the same nodes that
 * respond to a tap.
 */
import path from 'node:path'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { compileOfficially, type OfficialElement, renderOfficially } from '../support/weapp-runtime/official'
import { closeWeappSessions, demoStorage, launchWeapp } from '../support/weapp-runtime/session'
import { textOf } from '../support/weapp-runtime/tree'

const folder = path.join(process.cwd(), 'dist', 'weapp')
/** Without spaces and joiners, which `seenHere` removes. */
const plain = (text: string) => text.replace(/[\s\u2060]+/g, '')
let draw: ReturnType<typeof compileOfficially>

beforeAll(() => {
  draw = compileOfficially(folder)
})
afterEach(closeWeappSessions)

const wordsOf = (element: OfficialElement | string): string =>
  typeof element === 'string' ? element : element.children.map(wordsOf).join('')

interface Seen {
  texts: string
  roles: string[]
  taps: string[]
}

function seenOfficially(root: OfficialElement): Seen {
  const roles: string[] = []
  const taps: string[] = []
  const visit = (element: OfficialElement | string): void => {
    if (typeof element === 'string') return
    const { ariaRole, ariaLabel, bindtap, 'data-sid': sid } = element.attributes
    if (ariaRole || ariaLabel)
      roles.push(`${String(ariaRole ?? '')}: ${plain(String(ariaLabel ?? '') || wordsOf(element))}`)
    if (bindtap === 'eh' && sid !== undefined) taps.push(String(sid))
    element.children.forEach(visit)
  }
  visit(root)
  return { texts: plain(wordsOf(root)), roles, taps }
}

function seenHere(app: WeappSession): Seen {
  const elements = app.elements()
  return {
    texts: plain(app.text()),
    roles: elements
      .filter(({ role, label }) => role || label)
      .map(({ node, role, label }) => `${String(role ?? '')}: ${plain(String(label ?? '') || textOf(node))}`),
    taps: elements.filter(({ isTappable }) => isTappable).map(({ node }) => String(node.sid)),
  }
}

const pages = [
  { name: 'a list: goods', entry: 'pages/Commodity/index', words: 'HK$', isMember: false },
  { name: 'home', entry: 'pages/Home/index', words: '最近熱賣', isMember: false },
  { name: 'a list: orders', entry: 'pages-order/order-list/order-list', words: '全部', isMember: true },
  {
    name: 'a form: a person',
    entry: 'pages-mine/booking-person/edit-person',
    words: '真實姓名',
    isMember: true,
  },
]

test.each(pages)('$name', async ({ entry, words, isMember }) => {
  const app = launchWeapp({
    entry,
    storage: { language: 'zh-Hant', ...(isMember ? await demoStorage() : {}) },
  })
  await app.waitFor(words)
  await app.settle()
  const root = JSON.parse(JSON.stringify(app.page.data.root)) as object
  const here = seenHere(app)

  const official = seenOfficially(draw(app.route, root))
  expect(official.texts).toBe(here.texts)
  expect(official.roles).toEqual(here.roles)
  expect(official.taps).toEqual(here.taps)
  expect(here.roles.length).toBeGreaterThan(5)

  const heard: string[] = []
  const rendered = renderOfficially(folder, root, (type, sid) => {
    heard.push(`${type} ${sid}`)
  })
  expect(plain(rendered.text())).toBe(here.texts)
  const pressed = app
    .elements()
    .filter(({ isTappable }) => isTappable)
    .at(-1)?.node
  await rendered.tap(String(pressed?.uid ?? pressed?.sid))
  expect(heard).toContain(`tap ${String(pressed?.sid)}`)
})
