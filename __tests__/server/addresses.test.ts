import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import { addDays } from '../../contract/rules/dates'
import { addUser, newKey, type TestUser, today } from '../support/order-world'
import { uploaded } from '../support/upload-world'

let user: TestUser
let stranger: TestUser
const call = <N extends EndpointName>(name: N, session: string, input: CallInput<N> = {}) =>
  medibook.call(name, { session, lang: 'en', ...input })

beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

describe('addresses', () => {
  const form = {
    userName: ' Chan  Tai Man ',
    phoneCode: '+852',
    telNum: '91234567',
    postalCode: '',
    provinceId: '81',
    cityId: '8101',
    countyName: '',
    detailInfo: '8/F, 1 Test Road',
    isDefault: '0',
  }
  const save = (body: Record<string, unknown> = {}, session = user.session) =>
    call('addressSave', session, { body: { idempotencyKey: newKey(), ...form, ...body } })
  const list = async (session = user.session) => (await call('addressPage', session)).data
  const defaults = async () => (await list()).records.map((row) => [row.userName, row.isDefault])

  test('the first address becomes the default regardless of the request, and there always is one', async () => {
    const first = await save({ userName: 'A' })
    expect(first.data).toMatchObject({
      isDefault: '1',
      provinceName: 'Hong Kong',
      cityName: 'Central and Western',
    })
    await medibook.clock.advance(1000)
    const second = await save({ userName: 'B', isDefault: '1' })
    expect(await defaults()).toEqual([
      ['B', '1'],
      ['A', '0'],
    ])
    await save({ id: second.data.id, userName: 'B' })
    expect(await defaults()).toEqual([
      ['A', '1'],
      ['B', '0'],
    ])
    await call('addressDelete', user.session, { params: { id: first.data.id } })
    expect(await defaults()).toEqual([['B', '1']])
    await save({ id: second.data.id, userName: 'C', isDefault: '0' })
    expect(await defaults()).toEqual([['C', '1']])
  })
  test('one of several saved concurrently is the default', async () => {
    await Promise.all(Array.from({ length: 6 }, () => save({ isDefault: '1' })))
    const { records, total } = await list()
    expect({ total, defaults: records.filter((row) => row.isDefault === '1').length }).toEqual({
      total: 6,
      defaults: 1,
    })
  })
  test('at most thirty are accepted, also concurrently', async () => {
    for (let index = 0; index < 28; index += 1) await save()
    const answers = await Promise.all([1, 2, 3, 4].map(() => save()))
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 0, 61012, 61012])
  })
  test.each([
    [{ userName: '  ' }, 'userName'],
    [{ telNum: '12345678' }, 'telNum'],
    [{ phoneCode: '852' }, 'phoneCode'],
    [{ provinceId: 'x' }, 'provinceId'],
    [{ cityId: '4403' }, 'cityId'],
    [{ detailInfo: ' ' }, 'detailInfo'],
    [{ detailInfo: 'x'.repeat(141) }, 'detailInfo'],
    [{ postalCode: '<b>' }, 'postalCode'],
  ])('refuses %j at %s', async (body, field) => {
    expect(await save(body)).toMatchObject({ code: 40000, data: { field } })
    expect((await list()).total).toBe(0)
  })
  test("another account's address is answered like a missing one, and is not changed", async () => {
    const { data } = await save()
    for (const answer of [
      await save({ id: data.id }, stranger.session),
      await save({ id: 'missing' }),
      await call('addressDelete', stranger.session, { params: { id: data.id } }),
      await call('addressDelete', user.session, { params: { id: 'missing' } }),
    ]) {
      expect(answer).toEqual({ code: 40400, msg: 'This could not be found', data: null })
    }
    expect((await list(stranger.session)).total).toBe(0)
    expect((await list()).records[0]).toMatchObject({ id: data.id, userName: 'Chan Tai Man' })
  })
  test("names of regions are in the caller's language", async () => {
    await save()
    const names = await Promise.all(
      ['zh-Hant', 'zh-Hans', 'en'].map(
        async (lang) =>
          (
            await medibook.call('addressPage', {
              session: user.session,
              lang,
            })
          ).data.records[0]?.cityName,
      ),
    )
    expect(names).toEqual(['中西區', '中西区', 'Central and Western'])
  })
  test('the regions include the whole mainland, Hong Kong, Macao and Taiwan', async () => {
    const { data } = await medibook.call('regionTree')
    expect(data).toHaveLength(34)
    expect(data.slice(0, 3).map((row) => row.name)).toEqual(['香港', '澳門', '台灣'])
    expect(data.every((row) => row.children.length > 0)).toBe(true)
    expect(Math.min(...data.slice(0, 3).map((row) => row.children.length))).toBeGreaterThanOrEqual(8)
  })
})

describe('certificates', () => {
  const form = {
    certType: 'passport',
    name: 'CHAN TAI MAN',
    certNo: 'KX1234567',
    validUntil: null,
    isDefault: '0',
  }
  const save = (body: Record<string, unknown> = {}, session = user.session) =>
    call('certificateSave', session, { body: { idempotencyKey: newKey(), ...form, ...body } })
  const list = async (session = user.session) => (await call('certificateList', session)).data
  const setting = (code: string, value: string) =>
    medibook.query(
      `insert into custom_config (custom_code, config_value) values ($1, $2) on conflict
        (custom_code) do update set config_value = excluded.config_value`,
      [code, JSON.stringify({ 'zh-Hant': value, 'zh-Hans': value, en: value })],
    )
  afterEach(() => setting('certificate_setting_verify', '1'))

  test('the number is encrypted, and masked in every answer', async () => {
    const saved = await save({ certNo: ' kx1234567 ' })
    expect(saved.data).toMatchObject({ certNoMasked: 'KX1****67', isDefault: '1', isExpired: '0' })
    const kept = JSON.stringify(
      await medibook.query('select * from user_certificate where user_id = $1', [user.id]),
    )
    expect(kept + JSON.stringify(await list())).not.toContain('KX1234567')
    const [row] = await medibook.query<{ id: string; number_sealed: string }>(
      'select id, number_sealed from user_certificate where user_id = $1',
      [user.id],
    )
    expect(row?.number_sealed).toMatch(/^v3\./)
    expect(medibook.log()).not.toContain('KX1234567')
  })
  test('a change without the number keeps it, another type requires a new one', async () => {
    const { data } = await save()
    expect((await save({ id: data.id, name: 'CHAN', certNo: undefined })).data).toMatchObject({
      name: 'CHAN',
      certNoMasked: 'KX1****67',
    })
    expect(await save({ id: data.id, certType: 'hkid', certNo: undefined })).toMatchObject({
      code: 40000,
      data: { field: 'certNo', rule: 'required' },
    })
  })
  test('the same number is saved once, also concurrently; another account may have it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save()))
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 61013, 61013])
    expect((await save({}, stranger.session)).code).toBe(0)
  })
  test.each([
    [{ certType: 'mainlandId', certNo: '110101199003070000' }, 'certNo'],
    [{ certType: 'hkid', certNo: 'A123456(4)' }, 'certNo'],
    [{ certNo: '<b>' }, 'certNo'],
    [{ name: ' ' }, 'name'],
    [{ certType: 'licence' }, 'certType'],
    [{ validUntil: '2020-01-01' }, 'validUntil'],
    [{ validUntil: '2999-02-30' }, 'validUntil'],
    [{ frontPic: '/assets/persons/self-f.svg' }, 'frontPic'],
  ])('refuses %j at %s', async (body, field) => {
    expect(await save(body)).toMatchObject({ code: 40000, data: { field } })
    expect(await list()).toEqual([])
  })
  test('the setting decides how strictly they are checked', async () => {
    await setting('certificate_setting_verify', '0')
    expect((await save({ certType: 'hkid', certNo: 'A1' })).code).toBe(0)
    await setting('certificate_setting_verify', '2')
    expect(await save()).toMatchObject({ code: 40000, data: { field: 'frontPic' } })
    expect((await save({ frontPic: await uploaded(user.session, 'certificate') })).code).toBe(0)
    expect(
      await save({ certNo: 'KX7654321', frontPic: await uploaded(stranger.session, 'certificate') }),
    ).toMatchObject({ code: 40000, data: { field: 'frontPic', rule: 'upload' } })
  })
  test("another account's certificate is answered like a missing one", async () => {
    const { data } = await save()
    for (const answer of [
      await save({ id: data.id }, stranger.session),
      await call('certificateDelete', stranger.session, { params: { id: data.id } }),
      await call('certificateDelete', user.session, { params: { id: 'missing' } }),
    ]) {
      expect(answer).toEqual({ code: 40400, msg: 'This could not be found', data: null })
    }
    expect(await list()).toHaveLength(1)
    expect(await list(stranger.session)).toEqual([])
  })
  test('deleting one removes its number and pictures, and selects another default', async () => {
    const key = await uploaded(user.session, 'certificate')
    const first = await save({ frontPic: key })
    await save({ certNo: 'KX7654321' })
    expect((await call('certificateDelete', user.session, { params: { id: first.data.id } })).data).toBe(true)
    expect((await list()).map((row) => [row.certNoMasked, row.isDefault])).toEqual([['KX7****21', '1']])
    await medibook.clock.advance(25 * 3_600_000)
    expect(await medibook.query('select 1 from upload where key = $1', [key])).toEqual([])
  })
  test('a replaced picture is deleted, and the other ones stay', async () => {
    const upload = () => uploaded(user.session, 'certificate')
    const [front, back, newFront] = [await upload(), await upload(), await upload()]
    const { data } = await save({ frontPic: front, backPic: back })
    expect(await save({ id: data.id, frontPic: newFront })).toMatchObject({ code: 0 })
    await medibook.clock.advance(25 * 3_600_000)
    const kept = await medibook.query<{ key: string }>('select key from upload where user_id = $1', [user.id])
    expect(kept.map(({ key }) => key).sort()).toEqual([back, newFront].sort())
  })
  test('expire at the end of their day', async () => {
    // tomorrow: less than a minute of today may be left
    await save({ validUntil: addDays(today(), 1) })
    const over = new Date(`${addDays(today(), 2)}T00:00:00+08:00`)
    await medibook.clock.advance(over.getTime() - medibook.clock.now().getTime() - 60_000)
    const session = await medibook.signIn(user.id)
    expect((await list(session))[0]?.isExpired).toBe('0')
    await medibook.clock.advance(60_000)
    expect((await list(session))[0]?.isExpired).toBe('1')
  })
})
