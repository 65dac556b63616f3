import { endpoints } from '../../contract/endpoints'
import { caseFiles } from '../support/contract-cases/collect'
import { idFieldsOf, ownerOf, SAMPLES, textsIn, withReplaced } from '../support/contract-cases/foreign'
import { askerOf } from '../support/contract-cases/runner'
import type { CallInput, CaseWorld, EndpointCase } from '../support/contract-cases/types'
import { addWorldUser, type Answer, ask, openWorld } from '../support/contract-cases/world'
import { newKey } from '../support/order-world'

const names = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]))
const nameOf = (item: EndpointCase): string => names.get(item.endpoint) ?? ''

/** Ids that another account may legitimately use, and why. `call` or `call.field`. */
const SHARED: Record<string, string> = {
  'alipayUser.browserKey': 'a secret of the browser in which the visit began',
  'bargainCutMake.bargainUserId': 'a bargain is shared so that friends cut it',
  'bargainStart.bargainId': 'a campaign',
  'bargainUserPage.bargainId': 'a campaign',
  'couponClaim.couponId': 'a kind of coupon',
  'couponInfoMine.id': 'a kind of coupon',
  'couponPackageReceive.packageId': 'a package for everyone',
  'fissionList.id': 'a campaign',
  'fissionUser.id': 'a campaign',
  'fissionSave.fissionActivityId': 'a campaign',
  'fissionSave.userId': 'who invited, out of the link they shared',
  'browseAdd.targetId': 'goods, a clinic or an article',
  'favouriteAdd.targetId': 'goods, a clinic or an article',
  'favouriteState.targetId': 'goods, a clinic or an article',
  'compareList.spuIds': 'goods',
  'bookingUpdate.personId': 'not looked at: the person of an appointment stays',
  'messageSubscribed.templateIds': 'kinds of messages of the mini-program',
  'enterpriseLogin.merchantId': 'the invitation code decides',
  'doctorOfferAccept.offerId': 'looked for under its request, whose id is tried',
  'placeOrder.certificateId': 'looked at only for goods that cross a border: cross-border tests',
  'placeOrder.addressId': 'looked at only for goods that are shipped: cross-border tests',
  'placeOrder.cartIds': 'names lines of the own cart to empty: others are passed over',
}

const cases = caseFiles()
  .flatMap(({ cases: all }) => all)
  .filter(({ endpoint }) => idFieldsOf(endpoint).length > 0 && endpoint.auth === 'user')
/** Private ids found in the valid inputs of this run: `call.field`. */
const proven = new Set<string>()

const refusal = ({ httpStatus, code, msg, data }: Answer) => ({ httpStatus, code, msg, data })
const fresh = (input: CallInput): CallInput =>
  withReplaced(input, (text, name) => (name === 'idempotencyKey' ? newKey() : text))

let stranger: CaseWorld['user']
beforeAll(async () => {
  stranger = await addWorldUser('stranger')
})

describe('an id of another account is answered like one that does not exist', () => {
  test.each(cases.map((item) => [nameOf(item), item] as const))('%s', async (name, item) => {
    const { endpoint, proof } = item
    const world = await openWorld(`owner-${name}`)
    const as = await askerOf(item, world)
    const input = await proof.happy(world)
    const owned = new Set<string>()
    for (const { name: field, text } of textsIn(input)) {
      if (field === 'idempotencyKey' || !(await ownerOf(text))) continue
      proven.add(`${name}.${field}`)
      if (!(name in SHARED) && !(`${name}.${field}` in SHARED)) owned.add(text)
    }
    if (owned.size === 0) return
    const foreign = await ask(endpoint, fresh(input), stranger.session)
    const missing = await ask(
      endpoint,
      withReplaced(fresh(input), (text) => (owned.has(text) ? `missing-${[...owned].indexOf(text)}` : text)),
      stranger.session,
    )
    expect(refusal(foreign)).toEqual(refusal(missing))
    // The id was real, and the other account neither saw nor changed anything.
    const own = await ask(endpoint, input, as)
    expect(own.code).toBe(0)
    if (foreign.code === 0) expect(foreign.data).not.toEqual(own.data)
  })

  test.each(SAMPLES)('$field, which is optional', async ({ field, sql, put }) => {
    const [name = '', key = ''] = field.split('.')
    const item = cases.find((candidate) => nameOf(candidate) === name)
    const [row] = await medibook.query<{ id: string }>(sql)
    if (!item || !row) throw new Error(`${field}: no such call, or the demo user has none`)
    const world = await openWorld(`owner-${field.replace('.', '-')}`)
    const input = await item.proof.happy(world)
    const part = idFieldsOf(item.endpoint).find((candidate) => candidate.name === key)?.part ?? 'body'
    const given = (id: string): CallInput => {
      const before = (input[part] ?? {}) as Record<string, unknown>
      return fresh({ ...input, [part]: put ? put(before, id) : { ...before, [key]: id } })
    }
    // Everything else in the input belongs to the caller; only this id does not.
    const foreign = await ask(item.endpoint, given(row.id), world.user.session)
    expect(refusal(foreign)).toEqual(
      refusal(await ask(item.endpoint, given('missing-0'), world.user.session)),
    )
    if (foreign.code === 0) expect(foreign.body).not.toContain(row.id)
    proven.add(field)
  })

  test('every private id that a call accepts was tried, or is shared for a reason', () => {
    const wanted = cases.flatMap((item) =>
      idFieldsOf(item.endpoint).map((field) => `${nameOf(item)}.${field.name}`),
    )
    const untried = wanted.filter(
      (field) => !proven.has(field) && !(field in SHARED) && !((field.split('.')[0] ?? '') in SHARED),
    )
    expect(untried).toEqual([])
  })
})
