import { type IdType } from '../../contract/constants/enums'
import { idNumberProblem, normaliseIdNumber } from '../../contract/rules/id-number'
import { form, save } from './persons-fixture'

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

test('ID numbers are encrypted at rest and never logged', async () => {
  const { data } = await save(form({ idType: 'hkid', idNumber: 'A123456(3)', phone: '95551234' }))
  const [row] = await medibook.query<Record<string, string>>('select * from person where id = $1', [data.id])
  expect(JSON.stringify(row)).not.toContain('123456(3)')
  await save(form({ id: data.id, idType: 'hkid' }))
  const [again] = await medibook.query<Record<string, string>>('select * from person where id = $1', [
    data.id,
  ])
  // A new nonce each time, so that equal numbers have different ciphertexts.
  expect(again?.id_number_sealed).not.toBe(row?.id_number_sealed)
  for (const secret of ['123456(3)', 'A1234563', '95551234']) expect(medibook.log()).not.toContain(secret)
})

describe('regions', () => {
  const tree = async (lang: string) => (await medibook.call('regionTree', { lang })).data

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
  test('34 provinces have cities, names and unique ids', async () => {
    for (const lang of ['zh-Hant', 'zh-Hans', 'en']) {
      const all = await tree(lang)
      expect(all).toHaveLength(34)
      expect(all.filter((item) => item.children.length === 0)).toEqual([])
      const everyone = all.flatMap((item) => [item, ...item.children])
      expect(everyone.filter((item) => item.name.trim() === '')).toEqual([])
      expect(new Set(everyone.map((item) => item.id)).size).toBe(everyone.length)
    }
  })
  test('English names have their established spelling', async () => {
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
