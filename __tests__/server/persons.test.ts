import { idTypes, type IdType } from '../../contract/constants/enums'
import type { Person, PersonForm } from '../../contract/persons'
import { idNumberProblem, normaliseIdNumber } from '../../server/modules/persons/id-number'
import { dayFromToday, newUser } from './catalogue-fixture'

const BASE = '/mall/api/ma/userbookinginfo'
let owner: { id: string; session: string }
let other: { id: string; session: string }

const form = (over: Record<string, unknown> = {}) => ({
  name: '陳小明',
  relation: 'self',
  phoneCode: '+852',
  phone: '91234567',
  idType: null,
  provinceId: null,
  cityId: null,
  birthDate: '1990-01-01',
  sex: '1',
  address: '',
  isDefault: '0',
  ...over,
})
const save = (body: Record<string, unknown>, session = owner.session, lang = 'en') =>
  medibook.call<Person>('POST', BASE, { body, session, lang })
const list = async (session = owner.session): Promise<Person[]> =>
  (await medibook.call<Person[]>('GET', `${BASE}/list`, { session })).data
const full = (id: string, session = owner.session) =>
  medibook.call<PersonForm>('GET', `${BASE}/${id}`, { session, lang: 'en' })
const remove = (id: string, session = owner.session) => medibook.call('DELETE', `${BASE}/${id}`, { session })

let users = 0
beforeEach(async () => {
  users += 1
  owner = await newUser(`t-owner-${users}`)
  other = await newUser(`t-other-${users}`)
})

describe('ID numbers', () => {
  test.each<[IdType, string, string | null]>([
    ['mainlandId', '11010519491231002X', null],
    ['mainlandId', '110105194912310029', 'checkDigit'],
    ['mainlandId', '440524188001010014', null],
    ['mainlandId', '11010519490230002X', 'format'],
    ['mainlandId', '1101051949123100', 'format'],
    ['mainlandId', '010105194912310021', 'format'],
    ['mainlandId', '11010519491331002X', 'format'],
    ['hkid', 'A123456(3)', null],
    ['hkid', 'A1234563', null],
    ['hkid', 'a123456（3）', null],
    ['hkid', 'A123456(4)', 'checkDigit'],
    ['hkid', 'AB987654(3)', null],
    ['hkid', 'AB987654(2)', 'checkDigit'],
    ['hkid', 'G123456(A)', null],
    ['hkid', 'A12345(3)', 'format'],
    ['hkid', '1234567', 'format'],
    ['hkMacaoPermit', 'H12345678', null],
    ['hkMacaoPermit', 'M1234567801', null],
    ['hkMacaoPermit', 'C12345678', 'format'],
    ['hkMacaoPermit', 'H1234567', 'format'],
    ['hkMacaoPassport', 'K12345678', null],
    ['hkMacaoPassport', 'HJ1234567', null],
    ['hkMacaoPassport', 'MA1234567', null],
    ['hkMacaoPassport', 'E12345678', 'format'],
    ['passport', 'E12345678', null],
    ['passport', 'ab 123 456', null],
    ['passport', '12345', 'format'],
    ['passport', 'ABCDEFG', 'format'],
    ['passport', 'E1234-567', 'format'],
    ['other', 'TW-1234/5', null],
    ['other', 'abc', 'format'],
    ['other', '----', 'format'],
    ['other', 'x'.repeat(31), 'format'],
  ])('%s %s: %s', (idType, number, problem) => {
    expect(idNumberProblem(idType, normaliseIdNumber(idType, number))).toBe(problem)
  })
})

describe('saving', () => {
  test('the first person is the default one; the list masks, the form shows all', async () => {
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
  test('every ID type can be saved, and a person without one', async () => {
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
  test('a birth date is today at the latest, 150 years ago at the earliest', async () => {
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
    ['zh-Hant', '手機號碼格式錯誤'],
    ['zh-Hans', '手机号码格式错误'],
    ['en', 'Mobile phone number format error'],
    ['ja', '携帯電話番号の形式が正しくありません'],
  ])('says so in %s', async (lang, msg) => {
    expect((await save(form({ phone: '12345678' }), owner.session, lang)).msg).toBe(msg)
  })
  test('changing keeps the number unless another or none is sent', async () => {
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
  test('a kept mainland number still has to match', async () => {
    const { data } = await save(
      form({ idType: 'mainlandId', idNumber: '11010519491231002X', birthDate: '1949-12-31', sex: '2' }),
    )
    expect(
      await save(form({ id: data.id, idType: 'mainlandId', birthDate: '1950-12-31', sex: '2' })),
    ).toMatchObject({ code: 40000, data: { field: 'birthDate', rule: 'idNumberMismatch' } })
  })
  test('at most 20 persons, also when saved side by side', async () => {
    for (let count = 0; count < 17; count += 1) await save(form())
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(form())))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(3)
    expect(answers.find((answer) => answer.code !== 0)).toMatchObject({
      code: 40000,
      data: { rule: 'limit' },
      msg: 'At most 20 appointment persons can be saved',
    })
    const persons = await list()
    expect(persons).toHaveLength(20)
    expect((await save(form({ id: persons[0]?.id, name: 'Renamed' }))).code).toBe(0)
  })
})

describe('the default person', () => {
  const defaults = async () =>
    (await list()).filter((person) => person.isDefault === '1').map((person) => person.name)

  test('is one, listed first', async () => {
    for (const name of ['A', 'B', 'C']) await save(form({ name, isDefault: name === 'B' ? '1' : '0' }))
    expect((await list()).map((person) => person.name)).toEqual(['B', 'A', 'C'])
    expect(await defaults()).toEqual(['B'])
  })
  test('passes on when it is removed or unset', async () => {
    for (const name of ['A', 'B', 'C']) await save(form({ name }))
    await remove((await list())[0]?.id ?? '')
    expect(await defaults()).toEqual(['B'])
    await save(form({ id: (await list())[0]?.id, name: 'B', isDefault: '0' }))
    expect(await defaults()).toEqual(['C'])
  })
})

describe("somebody else's person", () => {
  test('answers like one that is not there, and stays as it is', async () => {
    const { data } = await save(form({ name: 'Mine', idType: 'passport', idNumber: 'E12345678' }))
    const missing = await full('nowhere', other.session)
    expect(missing.code).toBe(40400)
    expect(await full(data.id, other.session)).toEqual(missing)
    expect(await remove(data.id, other.session)).toMatchObject({ code: 40400 })
    expect(await save(form({ id: data.id, name: 'Stolen' }), other.session)).toMatchObject({ code: 40400 })
    expect(await list(other.session)).toEqual([])
    expect((await full(data.id)).data).toMatchObject({ name: 'Mine', idNumber: 'E12345678' })
  })
  test.each([
    ['GET', `${BASE}/list`],
    ['GET', `${BASE}/x`],
    ['POST', BASE],
    ['DELETE', `${BASE}/x`],
  ] as const)('%s %s needs a session', async (method, url) => {
    expect(await medibook.call(method, url, method === 'POST' ? { body: form() } : {})).toMatchObject({
      code: 60002,
      data: null,
    })
  })
})

test('a removed person is gone, its number too', async () => {
  const { data } = await save(form({ idType: 'passport', idNumber: 'E12345678' }))
  expect((await remove(data.id)).data).toBe(true)
  expect((await full(data.id)).code).toBe(40400)
  expect((await remove(data.id)).code).toBe(40400)
  expect(
    await medibook.query('select id_number_sealed, id_number_masked from person where id = $1', [data.id]),
  ).toEqual([{ id_number_sealed: null, id_number_masked: null }])
})

test('ID numbers are encrypted at rest and never logged', async () => {
  const { data } = await save(form({ idType: 'hkid', idNumber: 'A123456(3)', phone: '95551234' }))
  const [row] = await medibook.query<Record<string, string>>('select * from person where id = $1', [data.id])
  expect(JSON.stringify(row)).not.toContain('123456(3)')
  await save(form({ id: data.id, idType: 'hkid' }))
  const [again] = await medibook.query<Record<string, string>>('select * from person where id = $1', [
    data.id,
  ])
  // A new nonce each time: equal numbers do not look equal.
  expect(again?.id_number_sealed).not.toBe(row?.id_number_sealed)
  for (const secret of ['123456(3)', 'A1234563', '95551234']) expect(medibook.log()).not.toContain(secret)
})

describe('regions', () => {
  const tree = async (lang: string) =>
    (
      await medibook.call<{ id: string; name: string; children: { id: string; name: string }[] }[]>(
        'GET',
        '/mall/api/ma/region/tree',
        { lang },
      )
    ).data

  test.each([
    ['zh-Hant', ['香港', '沙田區', '廣東省', '深圳市', '台北市', '大堂區']],
    ['zh-Hans', ['香港', '沙田区', '广东省', '深圳市', '台北市', '大堂区']],
    ['en', ['Hong Kong', 'Sha Tin', 'Guangdong', 'Shenzhen', 'Taipei City', 'Sé']],
    ['fr', ['Hong Kong', 'Sha Tin', 'Guangdong', 'Shenzhen', 'Taipei City', 'Sé']],
    ['ja', ['香港', '沙田區', '廣東省', '深圳市', '台北市', '大堂區']],
  ])('in %s', async (lang, names) => {
    const all = await tree(lang)
    const name = (provinceId: string, cityId?: string) => {
      const province = all.find((item) => item.id === provinceId)
      return cityId === undefined
        ? province?.name
        : province?.children.find((item) => item.id === cityId)?.name
    }
    expect([
      name('81'),
      name('81', '8116'),
      name('44'),
      name('44', '4403'),
      name('71', '7101'),
      name('82', '8204'),
    ]).toEqual(names)
  })
  test('34 provinces, each with cities, no name empty, no id twice', async () => {
    for (const lang of ['zh-Hant', 'zh-Hans', 'en']) {
      const all = await tree(lang)
      expect(all).toHaveLength(34)
      expect(all.filter((item) => item.children.length === 0)).toEqual([])
      const everyone = all.flatMap((item) => [item, ...item.children])
      expect(everyone.filter((item) => item.name.trim() === '')).toEqual([])
      expect(new Set(everyone.map((item) => item.id)).size).toBe(everyone.length)
    }
  })
  test('English names are spelled as they are known', async () => {
    const all = (await tree('en')).flatMap((item) => [item.name, ...item.children.map((child) => child.name)])
    expect(all).toEqual(
      expect.arrayContaining([
        "Xi'an",
        'Hohhot',
        'Urumqi',
        'Lhasa',
        'Inner Mongolia',
        'Shaanxi',
        'Pudong',
        'Baisha',
        'Chongqing',
      ]),
    )
  })
})
