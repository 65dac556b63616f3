import { randomUUID } from 'node:crypto'
import { createApiClient, storedSession } from '../../scripts/lib/api-client.mjs'
import { chosenRows } from '../support/chosen-controls'
import { type ChosenRow, type Control, rowsFor, type Typed } from '../support/chosen-row'
import type { Scene } from '../support/chosen-scenes'
import type { ClinicServer } from '../support/own-clinic'
import { postSandbox } from '../support/sandbox'
import { inOwnClinics } from '../support/weapp-runtime/clinic-app'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { demoSamples, demoStorage, launchWeapp, testServer } from '../support/weapp-runtime/session'
import { textOf, walk } from '../support/weapp-runtime/tree'
import type { Hit, TreeNode } from '../support/weapp-runtime/types'

// a server of its own: scenes write to the database, and need doctors on duty at any hour
let clinics: ClinicServer
inOwnClinics((own) => {
  clinics = own
})

const WIDE = { windowWidth: 1280, screenWidth: 1280, windowHeight: 800, screenHeight: 800 }
const STATES: Record<string, string> = {
  tab: 'aria-selected',
  option: 'aria-selected',
  link: 'aria-selected',
}
const stateOf = (role: string) => STATES[role] ?? 'aria-checked'

/** The first unselected control of that name, or in an open sheet the last, since sheets are last in the page. */
function hitOf(app: WeappSession, control: Control): Hit | undefined {
  const attribute = (hit: Hit, name: string) => app.attribute((one) => one === hit.node, name)
  const hits = app.findAll(control).filter((hit) => attribute(hit, 'aria-disabled') !== true)
  if (control.isInSheet) hits.reverse()
  return hits.find((hit) => attribute(hit, stateOf(control.role)) !== true) ?? hits[0]
}

/** Class names below a node; those of icons only if there are no others: a tick must not hide a missing class. */
function classesOf(node: TreeNode, isIconOnly = false): string {
  const names: string[] = []
  walk(node, ({ cl = '' }) => {
    if (isIconOnly || !/(^|\s)mi(\s|$)/.test(cl)) names.push(cl)
  })
  return names.join(' ')
}

async function press(app: WeappSession, control: Control): Promise<void> {
  await app.waitFor(() => hitOf(app, control))
  const node = hitOf(app, control)?.node
  app.tap((one) => one === node)
  await app.settle()
}

/** A control's accessible name: its label, or else its text. */
const nameOf = (app: WeappSession, { node }: Hit) =>
  String(app.attribute((one) => one === node, 'aria-label') || textOf(node))

/** The pressed control in a reopened sheet, if it is selected: others of the same kind may be from the start. */
function chosenNow(app: WeappSession, row: ChosenRow, pressed: string) {
  const { control } = row
  const sid = app
    .findAll({ ...control, name: pressed })
    .find(({ node }) => app.attribute((one) => one === node, stateOf(control.role)) === true)?.node.sid
  return sid === undefined ? undefined : look(app, row, control, sid)
}

function look(app: WeappSession, { isIconOnly }: ChosenRow, control: Control, sid?: string) {
  const hit = sid ? app.findAll((node) => node.sid === sid)[0] : hitOf(app, control)
  if (!hit) return { sid: '', state: undefined, classes: '', name: '' }
  return {
    sid: hit.node.sid ?? '',
    state: app.attribute((one) => one === hit.node, stateOf(control.role)),
    name: nameOf(app, hit),
    classes: classesOf(hit.node, isIconOnly),
  }
}

/** Number of selected choices in the group: one in a single choice. */
function chosenAround(app: WeappSession, control: Control): number | undefined {
  const group = hitOf(app, control)?.ancestors.findLast((node) =>
    ['radiogroup', 'tablist', 'listbox'].includes(String(app.attribute((one) => one === node, 'aria-role'))),
  )
  if (!group) return undefined
  let count = 0
  walk(group, (node) => {
    if (app.attribute((one) => one === node, stateOf(control.role)) === true) count += 1
  })
  return count
}

/** A new account set up for the scene: its stored device data and the page's query. */
async function made(scene: Scene) {
  const { url, query: sql } = clinics
  const api = createApiClient(url, { appId: 'medibook-weapp' })
  const session = await api.signInByMiniProgram(`as-chosen-${randomUUID()}`)
  const { id } = session.user as { id: string }
  const query = await scene({
    api,
    userId: id,
    sandbox: (path, body) => postSandbox({ url }, path, body),
    query: sql,
  })
  return { server: url, storage: storedSession(session), query: query && `?${query}` }
}

async function placeOf({ route, scene, isSignedIn }: ChosenRow) {
  const entry = typeof route === 'string' ? route : route(await demoSamples())
  if (!scene) return { server: testServer(), entry, storage: isSignedIn ? await demoStorage() : {} }
  const { query, ...place } = await made(scene)
  return { ...place, entry: entry + query }
}

async function take(app: WeappSession, step: Control | Typed): Promise<void> {
  if ('role' in step) return press(app, step)
  await app.waitFor(() => app.has({ label: step.label }))
  app.type({ label: step.label }, step.value)
}

async function open(row: ChosenRow): Promise<WeappSession> {
  const { storage, ...place } = await placeOf(row)
  const app = launchWeapp({
    ...place,
    storage: { language: 'zh-Hant', ...storage },
    ...(row.isDesktop ? { phone: WIDE } : {}),
  })
  await app.settle()
  for (const step of row.before ?? []) await take(app, step)
  await app.waitFor(() => hitOf(app, row.control))
  return app
}

const rows = rowsFor('weapp', chosenRows)

test.each(rows.map((row) => [row.what, row] as const))('%s exposes its selected state', async (_, row) => {
  const app = await open(row)
  if (row.isShown) {
    if (row.unlike) expect(hitOf(app, row.control)?.node.cl).not.toBe(hitOf(app, row.unlike)?.node.cl)
    else expect(look(app, row, row.control).state).toBe(true)
    return
  }
  const before = look(app, row, row.control)
  // a control selected initially is deselected
  const isChosenAfter = before.state !== true
  await press(app, row.control)
  for (const control of row.reopen ?? []) await press(app, control)
  const now = () =>
    row.renamed
      ? look(app, row, row.renamed)
      : row.reopen
        ? (chosenNow(app, row, before.name) ?? before)
        : look(app, row, row.control, before.sid)
  await app.waitFor(() => (row.renamed ? now().sid !== '' : now().state === isChosenAfter))
  expect(now().classes).not.toBe(before.classes)
  if (/^(tab|radio|option)$/.test(row.control.role)) expect(chosenAround(app, row.control)).toBe(1)
  if (row.renamed) await press(app, row.renamed)
})
