import { endpoints } from '../../contract/endpoints'
import { addUser, inParallel, newKey, value } from '../support/order-world'
import { personForm } from '../support/person-form'

const { once } = medibook.server.load<typeof import('../../server/lib/idempotency')>('lib/idempotency.ts')

test('one key gives one answer within its scope, and is another key in another scope or for another user', async () => {
  const [user, stranger] = [await addUser(), await addUser()]
  const key = newKey()
  let runs = 0
  const attempt = (userId: string, scope: string) =>
    once(medibook.server.app.contextFor(), { userId, scope, key, request: { id: '1' } }, async () => {
      runs += 1
      return runs
    })
  expect(await attempt(user.id, 'placeOrder')).toBe(1)
  expect(await attempt(user.id, 'placeOrder')).toBe(1)
  expect(await attempt(user.id, 'pay')).toBe(2)
  expect(await attempt(stranger.id, 'placeOrder')).toBe(3)
  expect(await attempt(user.id, 'placeOrder')).toBe(1)
})

/** POST calls that write without a key, each with the reason why repeating it is harmless. */
const withoutKey: Record<string, string> = {
  bargainStart: 'one bargain per account and campaign: again answers the same one',
  bargainCutMake: 'one cut per person and bargain: again answers the same cut',
  couponPackageReceive: 'one package per account: again answers the same coupons',
  fissionSave: 'one referral per newcomer: again answers the same',
  favouriteAdd: 'a favourite is a pair of account and thing: again answers the same',
  brandCollect: 'sets one of two states; creates nothing',
  compareAdd: 'a package is on the list or not: again answers the same',
  browseAdd: 'one record per account and product: again moves it to the top',
  browseDelete: 'deletes: what is gone stays gone',
  cartDelete: 'deletes: what is gone stays gone',
  deleteAccount: 'deletes: afterwards there is no session to repeat it with',
  confirmInjected: 'moves one appointment from one state to the next; refused afterwards',
  undoInjected: 'moves one appointment back by one state; refused afterwards',
  waitingAccept: 'takes one offer; refused afterwards',
  queueCheckIn: 'moves one ticket from one state to the next; refused afterwards',
  queueLiveKey: 'a short-lived key for reading; another one takes nothing',
  reportUnshare: 'ends links; repeated, it ends those created since, as intended',
  uploadComplete: 'of one permission, which is used up by the first',
  personalDataSave: 'replaces values by the ones that are sent',
  bindEmail: 'replaces a value; its code works once',
  wxUserSave: 'replaces values by the ones that are sent',
  wxUserPhone: 'replaces a value; its code works once',
  alipayUser: 'binds one value, which is replaced',
  sendBindCode: 'a second press requests a second message; limited per address',
  proveOwner: 'only marks its code as used',
  editPassword: 'replaces a value; its code works once',
  sitePassword: 'replaces a value; its code works once',
  checkPassword: 'reads',
  calculateOrderPrice: 'reads',
  couponUserForLines: 'reads',
  templateMessages: 'reads',
  unlimitedCode: 'draws a picture',
  login: 'another session takes nothing from anybody',
  miniProgramSession: 'another session; one account per WeChat user',
  socialStart: 'writes nothing',
  socialLogin: 'another session; one account per social user',
  wechatH5Login: 'another session; one account per WeChat user',
  siteLogin: 'another session takes nothing from anybody',
  siteFacebookLogin: 'another session; one account per social user',
  enterpriseLogin: 'another session takes nothing from anybody',
  register: 'one account per phone or address; its code works once',
  siteRegister: 'one account per phone or address; its code works once',
  logout: 'ends: what is over stays over',
  enterpriseLogout: 'ends: what is over stays over',
}

test('every POST requires an idempotency key or is listed as harmless when repeated', () => {
  const posts = Object.entries(endpoints).filter(([, { method }]) => method === 'POST')
  const keyless = posts.filter(([, endpoint]) => !endpoint.isIdempotent).map(([name]) => name)
  expect(keyless.sort()).toEqual(Object.keys(withoutKey).sort())
  expect(posts.length).toBeGreaterThan(50)
})

test('an endpoint is declared idempotent exactly when its body has the key, which a POST requires', () => {
  const differing = Object.entries(endpoints).filter(([, { body, isIdempotent = false, method }]) => {
    const { required = [], properties = {} } = (body ?? {}) as { required?: string[]; properties?: object }
    const has = method === 'POST' ? required.includes('idempotencyKey') : 'idempotencyKey' in properties
    return has !== isIdempotent
  })
  expect(differing.map(([name]) => name)).toEqual([])
})

test('ten concurrent saves with one key give one person and one answer; a refusal may be retried', async () => {
  const user = await addUser()
  const key = newKey()
  const save = (over: Record<string, unknown> = {}) =>
    medibook.call('personSave', {
      session: user.session,
      body: { idempotencyKey: key, ...personForm({ relation: 'child', ...over }) },
    })
  expect(await save({ birthDate: '2990-01-01' })).toMatchObject({ code: 40000, data: { field: 'birthDate' } })
  const answers = await inParallel(10, () => save())
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await value('select count(*) from person where user_id = $1', [user.id])).toBe(2)
  expect(await save({ name: '陳大明' })).toMatchObject({ code: 40000, data: { rule: 'reused' } })
  expect(
    await value("select count(*) from idempotency_key where user_id = $1 and answer::text like '%陳%'", [
      user.id,
    ]),
  ).toBe(0)
})
