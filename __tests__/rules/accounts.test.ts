import { codes } from '../../contract/constants/codes'
import { isEmail } from '../../contract/rules/email'
import { personProblem, refuse } from '../../server/contexts/identity/persons/rules'
import {
  normaliseEmail,
  requireStrongPassword,
  requireUsername,
} from '../../server/contexts/identity/user/account-names'
import { requirePhone } from '../../server/lib/phone'

const refusal = (code: number, data?: object) =>
  expect.objectContaining({ code, ...(data ? { data } : {}) }) as Error

describe('names of accounts', () => {
  test.each([
    ['abc', true],
    ['ab', false],
    [`a${'b'.repeat(29)}`, true],
    [`a${'b'.repeat(30)}`, false],
    ['1abc', false],
    ['a.b_c-1', true],
    ['a b', false],
    [' abc ', true],
    ['abc!', false],
  ])('%p is a user name: %p', (name, isOne) => {
    if (isOne) expect(requireUsername(name)).toBe(name.trim())
    else
      expect(() => requireUsername(name)).toThrow(
        refusal(codes.badInput, { field: 'username', rule: 'format' }),
      )
  })
  test.each([
    ['a@b.co', true],
    ['a@b', false],
    ['a@b.c', false],
    ['a..b@c.de', false],
    ['a.@c.de', false],
    ['.a@c.de', false],
    ['@c.de', false],
    ['a@-c.de', false],
    ['a b@c.de', false],
    ['x a@c.de', false],
    ['a@c.de x', false],
    [`${'a'.repeat(64)}@c.de`, true],
    [`${'a'.repeat(65)}@c.de`, false],
    [`a@${'b'.repeat(56)}.${'c'.repeat(56)}.info`, true],
    [`a@${'b'.repeat(57)}.${'c'.repeat(56)}.info`, false],
  ])('%p is an address: %p', (text, isOne) => expect(isEmail(text)).toBe(isOne))
  test('addresses are compared ignoring case and blanks', () =>
    expect(normaliseEmail(' A@B.Co ')).toBe('a@b.co'))
  test.each([
    ['abcdefg1', true],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['密碼abcde1', true],
    ['密碼密碼密碼密1', true],
    ['password1', false],
    ['PassWord1', false],
    ['woaini1314', false],
    ['Somebody1', false],
  ])('%p is a password of somebody1: %p', (password, isOne) => {
    const ask = () => requireStrongPassword(password, 'password', [null, undefined, 'somebody1'])
    if (isOne) expect(ask).not.toThrow()
    else expect(ask).toThrow(refusal(codes.passwordWeak, { field: 'password', rule: 'weak' }))
  })
  test('a phone that can receive a code is required', () => {
    expect(() => requirePhone('+852', '91234567', 'phone')).not.toThrow()
    expect(() => requirePhone('+852', '21234567', 'phone')).toThrow(
      refusal(codes.badInput, { field: 'phone', rule: 'phone' }),
    )
  })
})

describe('a person', () => {
  const person = {
    name: 'Chan',
    phoneCode: '+852',
    phone: '91234567',
    idType: null,
    idNumber: null,
    provinceId: null,
    cityId: null,
    birthDate: '1990-01-01',
    sex: '1' as const,
    address: '',
  }
  const TODAY = '2026-11-24'
  const mainland = {
    idType: 'mainlandId' as const,
    idNumber: '11010519491231002X',
    birthDate: '1949-12-31',
    sex: '2' as const,
  }
  test.each<[object, [string, string] | null]>([
    [{}, null],
    [{ name: '' }, ['name', 'required']],
    [{ phone: '11234567' }, ['phone', 'format']],
    [{ phone: '21234567' }, null],
    [{ idNumber: 'A1' }, ['idType', 'required']],
    [{ idType: 'hkid' }, null],
    [{ idType: 'hkid', idNumber: 'A123456(3)' }, null],
    [{ idType: 'hkid', idNumber: 'A123456(4)' }, ['idNumber', 'checkDigit']],
    [{ idType: 'hkid', idNumber: 'A12' }, ['idNumber', 'format']],
    [{ birthDate: TODAY }, null],
    [{ birthDate: '2026-11-25' }, ['birthDate', 'future']],
    [{ birthDate: '1876-11-24' }, null],
    [{ birthDate: '1876-11-23' }, ['birthDate', 'tooOld']],
    [{ birthDate: '2026-02-30' }, ['birthDate', 'format']],
    [mainland, null],
    [{ ...mainland, birthDate: '1949-12-30' }, ['birthDate', 'idNumberMismatch']],
    [{ ...mainland, sex: '1' }, ['sex', 'idNumberMismatch']],
    [{ cityId: '110101' }, ['cityId', 'provinceFirst']],
    [{ provinceId: 'nowhere' }, ['provinceId', 'unknown']],
    [{ address: 'A street' }, ['provinceId', 'required']],
    [{ provinceId: '81' }, ['cityId', 'required']],
    [{ provinceId: '81', cityId: '8101' }, ['address', 'required']],
    [{ provinceId: '81', cityId: '8101', address: ' ' }, ['address', 'required']],
    [{ provinceId: '81', cityId: '8101', address: 'A street' }, null],
    [{ provinceId: '81', cityId: '1101', address: 'A street' }, ['cityId', 'notInProvince']],
    [{ provinceId: '81', address: 'A street' }, ['cityId', 'required']],
    [{ idType: 'passport', idNumber: '11010519491231002X', birthDate: '1990-01-01' }, ['idNumber', 'format']],
    [{ idType: 'other', idNumber: '11010519491231002X', birthDate: '1990-01-01' }, null],
    [{ idType: 'mainlandId', birthDate: '1990-01-01' }, null],
    [{ name: '', phone: '1', birthDate: 'x' }, ['name', 'required']],
    [{ phone: '1', birthDate: 'x' }, ['phone', 'format']],
    [{ idType: 'hkid', idNumber: 'A12', birthDate: 'x' }, ['idNumber', 'format']],
  ])('%j: %j', (over, expected) => {
    const problem = personProblem({ ...person, ...over }, TODAY)
    expect(problem && [problem.field, problem.rule]).toEqual(expected)
  })
  test('every problem has its own text', () => {
    const key = (over: object) => personProblem({ ...person, ...over }, TODAY)?.key
    expect([
      key({ name: '' }),
      key({ phone: '1' }),
      key({ idNumber: 'A1' }),
      key({ idType: 'hkid', idNumber: 'A1' }),
      key({ birthDate: 'x' }),
      key({ ...mainland, sex: '1' }),
      key({ ...mainland, birthDate: '1949-12-30' }),
      key({ cityId: '8101' }),
      key({ provinceId: 'nowhere' }),
      key({ provinceId: '81', cityId: '1101' }),
      key({ provinceId: '81', address: 'A' }),
      key({ provinceId: '81', cityId: '8101' }),
      key({ address: 'A' }),
    ]).toEqual([
      'personNameNeeded',
      'anyPhoneWrong',
      'idTypeNeeded',
      'idNumberWrong',
      'birthDateWrong',
      'idNumberMismatch',
      'idNumberMismatch',
      'provinceFirst',
      'provinceFirst',
      'cityNotInProvince',
      'cityNeeded',
      'detailNeeded',
      'provinceFirst',
    ])
  })
  test('the refusal contains field and rule', () =>
    expect(() => refuse({ field: 'name', rule: 'required', key: 'personNameNeeded' })).toThrow(
      refusal(codes.badInput, {
        field: 'name',
        rule: 'required',
        fields: [{ field: 'name', rule: 'required' }],
      }),
    ))
})
