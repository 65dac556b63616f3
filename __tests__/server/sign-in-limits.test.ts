import { createHmac } from 'node:crypto'
import type * as PictureCode from '../../server/contexts/identity/user/commands/picture-code'
import type { MedibookServer } from '../support/medibook-global'
import { addUser, type TestUser } from '../support/order-world'

/** Two servers on one database with production limits, which must share their counts. */
let one: MedibookServer
let two: MedibookServer
const HOUR = 3_600_000

beforeAll(async () => {
  const env = {
    PICTURE_CODE_AFTER_FAILURES: '3',
    PICTURE_CODE_AFTER_CODES: '4',
    CODES_PER_ADDRESS_PER_HOUR: '8',
  }
  one = await medibook.startServer(env)
  two = await medibook.startServer(env)
  const { hashPassword } = medibook.server.load<typeof import('../../server/lib/password')>('lib/password.ts')
  const hash = await hashPassword('right-2026')
  for (const name of ['limit-a', 'limit-b', 'limit-c', 'limit-d'])
    await medibook.query(
      `insert into app_user (id, username, password_hash, nick_name, headimg_url, create_time) values
        ($1, $1, $2, 'Limit', '', now())`,
      [name, hash],
    )
})
afterEach(async () => {
  await medibook.clock.reset()
  await medibook.query('delete from attempt_window')
})

const login = (
  server: MedibookServer,
  username: string,
  password: string,
  picture: Record<string, string> = {},
) =>
  server.call('login', {
    lang: 'en',
    body: { type: 'password', username, password, ...picture },
  })
const askPicture = async (server: MedibookServer = one): Promise<string> =>
  (await server.call('loginCode')).data.picture?.pictureId ?? ''

/** Only a person can read the picture, so the test sets its solution. */
async function knownPicture(answer = 'abcd'): Promise<{ pictureId: string; pictureCode: string }> {
  const pictureId = await askPicture()
  const hash = createHmac('sha256', medibook.server.app.config.encryptionKey)
    .update(`picture\n${pictureId}\n${answer}`)
    .digest('hex')
  await medibook.query('update picture_code set answer_hash = $2 where id = $1', [pictureId, hash])
  return { pictureId, pictureCode: answer }
}

test('the user name and the e-mail address of an account share their attempts', async () => {
  await medibook.query("update app_user set email = 'Limit-D@Example.com' where id = 'limit-d'")
  const names = ['limit-d', 'limit-d@example.com', ' LIMIT-D ', 'Limit-D@Example.com', 'limit-d']
  const answers: number[] = []
  for (const name of names) answers.push((await login(medibook, name, 'wrong-2026')).code)
  expect(answers).toEqual([61001, 61001, 61001, 61001, 61004])
  expect((await login(medibook, 'limit-d@example.com', 'right-2026')).code).toBe(61004)
  await medibook.query('delete from login_failure')
})

test.each(['+0852', '+00852', '852'])('a phone code written %s is refused', async (phoneCode) => {
  expect(await one.call('loginCode', { query: { phoneCode, phone: '91234567' } })).toMatchObject({
    code: 40000,
  })
})

describe('picture code', () => {
  test('draws every letter with enough contrast', () => {
    const { readable } = medibook.server.load<{ readable: typeof PictureCode.readable }>(
      'contexts/identity/user/commands/picture-code.ts',
    )
    const drawn = readable(
      '<svg><rect fill="#f4f7f6"/><path d="M1 1" stroke="#cccccc" fill="none"/><path ' +
        'fill="#e0e0a0" d="M2"/><path fill="#ABCDEF" d="M3"/></svg>',
    )
    const inks = [...drawn.matchAll(/<path fill="#(\w{6})"/g)].map(([, ink = '']) => ink)
    expect(inks).toHaveLength(2)
    const luminance = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [0, 2, 4]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    for (const ink of inks)
      expect((luminance('f4f7f6') + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThanOrEqual(4.5)
    expect(drawn).toContain('stroke="#cccccc" fill="none"')
  })
  test('is a PNG, and only a hash of its letters is stored', async () => {
    const { data } = await one.call('loginCode')
    expect(data).toMatchObject({
      resendInSeconds: 0,
      picture: { image: expect.stringMatching(/^data:image\/png;base64,iVBOR/), expireInMs: 300_000 },
    })
    const [row] = await medibook.query<{ answer_hash: string }>('select * from picture_code where id = $1', [
      data.picture?.pictureId,
    ])
    expect(row?.answer_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(data.picture ?? {}).sort()).toEqual(['expireInMs', 'image', 'pictureId'])
  })
  test('is required after three wrong passwords on any server, whether the account exists or not', async () => {
    for (const username of ['limit-a', 'limit-nobody']) {
      expect((await login(one, username, 'wrong')).code).toBe(61001)
      expect((await login(two, username, 'wrong')).code).toBe(61001)
      expect((await login(one, username, 'wrong')).code).toBe(61001)
      expect(await login(two, username, 'right-2026')).toMatchObject({
        code: 61005,
        data: { field: 'pictureCode', rule: 'required' },
      })
    }
    expect((await login(two, 'limit-a', 'right-2026', await knownPicture())).code).toBe(0)
    expect((await login(one, 'limit-a', 'right-2026')).code).toBe(0)
  })
  test('works once, right or wrong, and for five minutes', async () => {
    for (let tries = 0; tries < 3; tries += 1) await login(one, 'limit-b', 'wrong')
    const used = await knownPicture()
    expect((await login(one, 'limit-b', 'wrong', used)).code).toBe(61001)
    expect(await login(two, 'limit-b', 'right-2026', used)).toMatchObject({
      code: 61006,
      data: { field: 'pictureCode' },
    })
    const missed = await knownPicture()
    expect((await login(one, 'limit-b', 'right-2026', { ...missed, pictureCode: 'zzzz' })).code).toBe(61006)
    expect((await login(one, 'limit-b', 'right-2026', missed)).code).toBe(61006)
    const late = await knownPicture()
    await medibook.clock.advance(300_000)
    expect((await login(one, 'limit-b', 'right-2026', late)).code).toBe(61006)
    expect(
      (await login(one, 'limit-b', 'right-2026', { pictureId: 'made-up', pictureCode: 'abcd' })).code,
    ).toBe(61006)
    const good = await knownPicture('aBcD'.toLowerCase())
    expect((await login(one, 'limit-b', 'right-2026', { ...good, pictureCode: ' ABCD ' })).code).toBe(0)
  })
  test('allows one attempt when used concurrently', async () => {
    for (let tries = 0; tries < 3; tries += 1) await login(one, 'limit-c', 'wrong')
    // wrong again, because a success would reset the count, after which no picture is required
    const picture = await knownPicture()
    const answers = await Promise.all(
      [one, two, one, two].map((server) => login(server, 'limit-c', 'wrong-again', picture)),
    )
    expect(answers.filter((answer) => answer.code !== 61006)).toHaveLength(1)
  })
  test('is required when many accounts are tried from one address', async () => {
    const answers: number[] = []
    for (let index = 0; index < 17; index += 1)
      answers.push((await login(index % 2 ? one : two, `list-${index}`, 'wrong')).code)
    expect(answers.slice(0, 15).every((code) => code === 61001)).toBe(true)
    expect(answers.slice(15)).toEqual([61005, 61005])
    await medibook.clock.advance(HOUR)
    expect((await login(one, 'list-99', 'wrong')).code).toBe(61001)
  })
})

describe('codes by message', () => {
  const send = (server: MedibookServer, phone: number, picture: Record<string, string> = {}) =>
    server.call('registerSmsCode', {
      query: { phoneCode: '+852', phone: String(phone), ...picture },
    })

  test('are limited per address: some without a picture, some with one, then none for an hour', async () => {
    const plain = [
      await send(one, 64000001),
      await send(two, 64000002),
      await send(one, 64000003),
      await send(two, 64000004),
    ]
    expect(plain.map((answer) => answer.code)).toEqual([0, 0, 0, 0])
    expect((await send(one, 64000005)).code).toBe(61005)
    for (let index = 5; index <= 8; index += 1)
      expect((await send(two, 64000000 + index, await knownPicture())).code).toBe(0)
    expect(await send(one, 64000009, await knownPicture())).toMatchObject({
      code: 42900,
      data: { seconds: 3600 },
    })
    await medibook.clock.advance(HOUR)
    expect((await send(one, 64000009)).code).toBe(0)
  })
  test('are limited to three per hour without a picture for users who cannot see it, within the total', async () => {
    for (let index = 21; index <= 24; index += 1) expect((await send(one, 64000000 + index)).code).toBe(0)
    for (let index = 25; index <= 27; index += 1)
      expect((await send(two, 64000000 + index, { cannotSee: '1' })).code).toBe(0)
    expect(await send(one, 64000028, { cannotSee: '1' })).toMatchObject({
      code: 42900,
      data: { seconds: 3600 },
    })
    expect((await send(one, 64000028, { cannotSee: '0' })).code).toBe(61005)
    expect((await send(one, 64000028, await knownPicture())).code).toBe(0)
    expect((await send(one, 64000029, await knownPicture())).code).toBe(42900)
    await medibook.clock.advance(HOUR + 60_000)
    const later: number[] = []
    for (let index = 30; index <= 33; index += 1) later.push((await send(one, 64000000 + index)).code)
    expect(later).toEqual([0, 0, 0, 0])
    expect((await send(one, 64000034, { cannotSee: '1' })).code).toBe(0)
  })
  const byMail = {
    registerEmailCode: (server: MedibookServer, email: string, picture = {}) =>
      server.call('registerEmailCode', { query: { email, ...picture } }),
    siteCode: (server: MedibookServer, email: string, picture = {}) =>
      server.call('siteCode', { body: { email, purpose: 'register', ...picture } }),
  }
  test.each(['registerEmailCode', 'siteCode'] as const)(
    'by e-mail are limited per address in the same way by %s',
    async (name) => {
      const mailTo = (index: number) => `${name}-${index}@limits.example`
      const plain: number[] = []
      for (let index = 1; index <= 5; index += 1)
        plain.push((await byMail[name](index % 2 ? one : two, mailTo(index))).code)
      expect(plain).toEqual([0, 0, 0, 0, 61005])
      for (let index = 5; index <= 8; index += 1)
        expect((await byMail[name](two, mailTo(index), await knownPicture())).code).toBe(0)
      expect(await byMail[name](one, mailTo(9), await knownPicture())).toMatchObject({
        code: 42900,
        data: { seconds: 3600 },
      })
    },
  )
  test('for a new contact are limited to ten per hour and account', async () => {
    const [user, other] = [await addUser(), await addUser()]
    const bind = ({ session }: TestUser, index: number) =>
      (index % 2 ? one : two).call('sendBindCode', {
        session,
        body:
          index > 5
            ? { type: 'email', email: `bind-${index}@limits.example` }
            : { type: 'sms', phoneCode: '+852', phone: String(64000100 + index) },
      })
    for (let index = 1; index <= 10; index += 1) expect((await bind(user, index)).code).toBe(0)
    expect(await bind(user, 11)).toMatchObject({ code: 42900, data: { seconds: 3600 } })
    expect((await bind(other, 11)).code).toBe(0)
    await medibook.clock.advance(HOUR)
    expect((await bind(user, 12)).code).toBe(0)
  })
  test('the exception from the picture code does not apply to passwords', async () => {
    for (let tries = 0; tries < 3; tries += 1) await login(one, 'limit-d', 'wrong')
    expect((await login(one, 'limit-d', 'right-2026', { cannotSee: '1' })).code).toBe(61005)
  })
  test('the address is stored only as a keyed hash', async () => {
    await send(one, 64000011)
    const rows = await medibook.query<{ key: string }>(
      "select key from attempt_window where key like 'codes:%'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).not.toContain('127.0.0.1')
  })
  test('are limited to twenty per hour and number, for all purposes together', async () => {
    const off = await medibook.startServer()
    const purposes = ['register', 'reset']
    let sent = 0
    for (let minute = 0; minute < 12; minute += 1) {
      for (const purpose of purposes)
        sent +=
          (
            await off.call('registerSmsCode', {
              query: { phoneCode: '+852', phone: '64000020', purpose },
            })
          ).code === 0
            ? 1
            : 0
      await medibook.clock.advance(60_000)
    }
    expect(sent).toBe(20)
    await off.close()
  })
})

test('expired rows are deleted', async () => {
  await askPicture()
  await login(one, 'limit-cleaned', 'wrong')
  await one.call('loginCode', { query: { email: 'cleaned@limits.example' } })
  const sent = () => medibook.query("select 1 from login_code where target = 'cleaned@limits.example'")
  expect(await sent()).toHaveLength(1)
  await medibook.clock.advance(3 * HOUR)
  expect(await sent()).toEqual([])
  expect(await medibook.query('select 1 from picture_code')).toEqual([])
  expect(await medibook.query('select 1 from attempt_window')).toEqual([])
  expect(await medibook.query("select 1 from login_failure where account = 'limit-cleaned'")).toEqual([])
})
