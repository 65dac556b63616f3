import { idTypes, type IdType } from '../../contract/constants/enums'
import type { Person } from '../../contract/persons'
import { dayFromToday } from './catalogue-fixture'
import { owner, other, form, save } from './persons-fixture'

const list = async (session = owner.session): Promise<Person[]> =>
  (await medibook.call('personList', { session })).data

const full = (id: string, session = owner.session) =>
  medibook.call('personForm', { params: { id }, session, lang: 'en' })

const remove = (id: string, session = owner.session) =>
  medibook.call('personDelete', { params: { id }, session })

describe('saving', () => {
  test('makes the first person the default; the list masks, the form shows everything', async () => {
    const { code, data } = await save(
      form({
        idType: 'hkid',
        idNumber: 'a1234563',
        provinceId: '81',
        cityId: '8116',
        address: ' Sha Tin 1 ',
      }),
    )
    expect(code).toBe(0)
    expect(data).toMatchObject({
      name: '陳小明',
      isDefault: '1',
      phone: '91****67',
      idNumberMasked: 'A12****(3)',
      provinceName: 'Hong Kong',
      cityName: 'Sha Tin',
      address: 'Sha Tin 1',
    })
    expect(data).not.toHaveProperty('idNumber')
    expect(await list()).toMatchObject([{ id: data.id, idNumberMasked: 'A12****(3)' }])
    expect((await full(data.id)).data).toMatchObject({
      phone: '91234567',
      idNumber: 'A123456(3)',
      cityId: '8116',
    })
  })
  test('accepts every ID type, and a person without one', async () => {
    const numbers: Record<IdType, string> = {
      mainlandId: '11010519491231002X',
      hkMacaoPermit: 'H12345678',
      hkid: 'A123456(3)',
      hkMacaoPassport: 'K12345678',
      passport: 'E12345678',
      other: 'X-12345',
    }
    for (const idType of idTypes) {
      expect(
        await save(form({ idType, idNumber: numbers[idType], birthDate: '1949-12-31', sex: '2' })),
      ).toMatchObject({ code: 0, data: { idType } })
      expect(await save(form({ idType, idNumber: '' }))).toMatchObject({
        code: 0,
        data: { idType, idNumberMasked: null },
      })
    }
  })
  test.each<[Record<string, unknown>, string, string]>([
    [{ name: '   ' }, 'name', 'required'],
    [{ name: '' }, 'name', 'required'],
    [{ phone: '12345678' }, 'phone', 'format'],
    [{ phoneCode: '+86', phone: '10812345678' }, 'phone', 'format'],
    [{ phone: '9123-4567' }, 'phone', 'pattern'],
    [{ idNumber: 'E12345678' }, 'idType', 'required'],
    [{ idType: 'hkid', idNumber: 'A123456(4)' }, 'idNumber', 'checkDigit'],
    [{ idType: 'passport', idNumber: '1' }, 'idNumber', 'format'],
    [{ idType: 'driving' }, 'idType', 'choice'],
    [{ idType: 'mainlandId', idNumber: '11010519491231002X', sex: '2' }, 'birthDate', 'idNumberMismatch'],
    [
      { idType: 'mainlandId', idNumber: '11010519491231002X', birthDate: '1949-12-31', sex: '1' },
      'sex',
      'idNumberMismatch',
    ],
    [{ cityId: '8116' }, 'cityId', 'provinceFirst'],
    [{ provinceId: '81', cityId: '8116' }, 'address', 'required'],
    [{ provinceId: '81', address: 'Nathan Road 1' }, 'cityId', 'required'],
    [{ address: 'Nathan Road 1' }, 'provinceId', 'required'],
    [{ idType: 'other', idNumber: 'NONE' }, 'idNumber', 'format'],
    [{ provinceId: '82', cityId: '8116' }, 'cityId', 'notInProvince'],
    [{ provinceId: '99' }, 'provinceId', 'unknown'],
    [{ birthDate: '2001-02-29' }, 'birthDate', 'format'],
    [{ birthDate: '01/02/1990' }, 'birthDate', 'pattern'],
    [{ birthDate: '1850-01-01' }, 'birthDate', 'tooOld'],
    [{ sex: '0' }, 'sex', 'choice'],
    [{ address: 'x'.repeat(141) }, 'address', 'maxLength'],
    [{ relation: 'boss' }, 'relation', 'choice'],
  ])('refuses %j at %s: %s', async (over, field, rule) => {
    const answer = await save(form(over))
    expect(answer).toMatchObject({ code: 40000, data: { field, rule } })
    expect(answer.msg).not.toBe('')
    expect(await list()).toEqual([])
  })
  test('accepts a birth date from 150 years ago to today', async () => {
    const yearsAgo = (day: string) => `${Number(day.slice(0, 4)) - 150}${day.slice(4)}`
    expect((await save(form({ birthDate: dayFromToday(0) }))).data.age).toBe(0)
    expect(await save(form({ birthDate: dayFromToday(1) }))).toMatchObject({
      code: 40000,
      data: { field: 'birthDate', rule: 'future' },
    })
    expect(await save(form({ birthDate: yearsAgo(dayFromToday(-1)) }))).toMatchObject({
      code: 40000,
      data: { rule: 'tooOld' },
    })
    expect((await save(form({ birthDate: yearsAgo(dayFromToday(1)) }))).code).toBe(0)
  })
  test.each([
    ['zh-Hant', '電話號碼格式錯誤：+852 號碼有 8 位數字，以 2–9 開頭'],
    ['zh-Hans', '电话号码格式错误：+852 号码有 8 位数字，以 2–9 开头'],
    ['en', 'The phone number format is wrong: +852 numbers have 8 digits and start with 2–9'],
    ['ja', '電話番号の形式が正しくありません。+852 の番号は 8 桁で、2–9 で始まります'],
  ])('describes in %s what a number looks like', async (lang, msg) => {
    expect((await save(form({ phone: '12345678' }), owner.session, lang)).msg).toBe(msg)
  })
  test('keeps the number unless another or none is sent', async () => {
    const { data } = await save(form({ idType: 'hkid', idNumber: 'A123456(3)' }))
    const change = async (over: Record<string, unknown>) => {
      expect((await save(form({ id: data.id, ...over }))).code).toBe(0)
      return (await full(data.id)).data
    }
    expect(await change({ idType: 'hkid', name: 'Chan' })).toMatchObject({
      name: 'Chan',
      idNumber: 'A123456(3)',
      isDefault: '1',
    })
    expect(await change({ idType: 'hkid', idNumber: 'AB987654(3)' })).toMatchObject({
      idNumber: 'AB987654(3)',
    })
    expect(await change({ idType: 'passport' })).toMatchObject({ idType: 'passport', idNumber: null })
    expect(await change({ idType: 'passport', idNumber: 'E12345678' })).toMatchObject({
      idNumber: 'E12345678',
    })
    expect(await change({ idType: 'passport', idNumber: '' })).toMatchObject({ idNumber: null })
    expect(await list()).toHaveLength(1)
  })
  test('checks an unchanged mainland number again', async () => {
    const { data } = await save(
      form({ idType: 'mainlandId', idNumber: '11010519491231002X', birthDate: '1949-12-31', sex: '2' }),
    )
    expect(
      await save(form({ id: data.id, idType: 'mainlandId', birthDate: '1950-12-31', sex: '2' })),
    ).toMatchObject({ code: 40000, data: { field: 'birthDate', rule: 'idNumberMismatch' } })
  })
  test('accepts at most 20 persons, also concurrently', async () => {
    for (let count = 0; count < 17; count += 1) await save(form())
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(form())))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(3)
    expect(answers.find((answer) => answer.code !== 0)).toMatchObject({
      code: 40000,
      data: { rule: 'limit' },
      msg: 'At most 20 people can be saved',
    })
    const persons = await list()
    expect(persons).toHaveLength(20)
    expect((await save(form({ id: persons[0]?.id, name: 'Renamed' }))).code).toBe(0)
  })
})

describe('the default person', () => {
  const defaults = async (session = owner.session) =>
    (await list(session)).filter((person) => person.isDefault === '1').map((person) => person.name)

  test('is unique, and listed first', async () => {
    for (const name of ['A', 'B', 'C']) await save(form({ name, isDefault: name === 'B' ? '1' : '0' }))
    expect((await list()).map((person) => person.name)).toEqual(['B', 'A', 'C'])
    expect(await defaults()).toEqual(['B'])
  })
  test('is the default of its own account only', async () => {
    await save(form({ name: 'Theirs' }), other.session)
    for (const name of ['A', 'B']) await save(form({ name, isDefault: '1' }))
    expect([await defaults(), await defaults(other.session)]).toEqual([['B'], ['Theirs']])
  })
  test('passes on when it is deleted or unset', async () => {
    for (const name of ['A', 'B', 'C']) await save(form({ name }))
    await remove((await list())[0]?.id ?? '')
    expect(await defaults()).toEqual(['B'])
    await save(form({ id: (await list())[0]?.id, name: 'B', isDefault: '0' }))
    expect(await defaults()).toEqual(['C'])
  })
})

describe("another account's person", () => {
  test('is answered like a missing one, and is not changed', async () => {
    const { data } = await save(form({ name: 'Mine', idType: 'passport', idNumber: 'E12345678' }))
    const missing = await full('nowhere', other.session)
    expect(missing.code).toBe(40400)
    expect(await full(data.id, other.session)).toEqual(missing)
    expect(await remove(data.id, other.session)).toMatchObject({ code: 40400 })
    expect(await save(form({ id: data.id, name: 'Stolen' }), other.session)).toMatchObject({ code: 40400 })
    expect(await list(other.session)).toEqual([])
    expect((await full(data.id)).data).toMatchObject({ name: 'Mine', idNumber: 'E12345678' })
  })
  test('requires a session for each call', async () => {
    for (const answer of [
      await medibook.call('personList'),
      await medibook.call('personForm', { params: { id: 'x' } }),
      await medibook.call('personSave', { body: form() }),
      await medibook.call('personDelete', { params: { id: 'x' } }),
    ])
      expect(answer).toMatchObject({ code: 60002, data: null })
  })
})

test('a deleted person is removed together with the number', async () => {
  const { data } = await save(form({ idType: 'passport', idNumber: 'E12345678' }))
  expect((await remove(data.id)).data).toBe(true)
  expect((await full(data.id)).code).toBe(40400)
  expect((await remove(data.id)).code).toBe(40400)
  expect(
    await medibook.query('select id_number_sealed, id_number_masked from person where id = $1', [data.id]),
  ).toEqual([{ id_number_sealed: null, id_number_masked: null }])
})
