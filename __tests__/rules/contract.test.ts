import fc from 'fast-check'
import {
  addDays,
  dayNumber,
  dayOfNumber,
  daysBetween,
  formatDay,
  isDay,
  weekdayOf,
} from '@contract/rules/dates'
import { ageOn, ineligibility } from '@contract/rules/eligibility'
import { isEmail, maxEmailLength } from '@contract/rules/email'
import {
  hkidCheckSign,
  idNumberProblem,
  mainlandCheckSign,
  mainlandFacts,
  normaliseIdNumber,
} from '@contract/rules/id-number'
import { formatCents, parseCents } from '@contract/rules/money'
import { isMobile, isPhone, phoneCodes, phoneDigits, phoneShape } from '@contract/rules/phone'

const days = fc.integer({ min: -50_000, max: 60_000 }).map((number) => formatDay(dayOfNumber(number)))
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const check = <T>(values: fc.Arbitrary<T>, holds: (value: T) => void) => fc.assert(fc.property(values, holds))

describe('money', () => {
  test('parses what it formats', () =>
    check(fc.maxSafeInteger(), (cents) => {
      expect(parseCents(formatCents(cents))).toBe(cents === 0 ? 0 : cents)
    }))
})

describe('dates', () => {
  test("agree with the engine's calendar", () =>
    check(fc.integer({ min: -50_000, max: 60_000 }), (number) => {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
      expect(formatDay(dayOfNumber(number))).toBe(day)
      expect(dayNumber(dayOfNumber(number))).toBe(number)
      expect(weekdayOf(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay())
    }))
  test('subtracting days reverses adding them', () =>
    check(fc.tuple(days, fc.integer({ min: -5000, max: 5000 })), ([day, count]) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }))
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10', ''])('%p is not a day', (text) =>
    expect(isDay(text)).toBe(false),
  )
})

describe('eligibility', () => {
  test('the age increases by one on the birthday and never decreases', () =>
    check(fc.tuple(days, fc.integer({ min: 1, max: 40_000 })), ([born, later]) => {
      const day = addDays(born, later)
      const age = ageOn(born, day)
      const yesterday = ageOn(born, addDays(day, -1))
      expect(age - yesterday).toBe(day.slice(5) === born.slice(5) ? 1 : age - yesterday)
      expect([0, 1]).toContain(age - yesterday)
    }))
  test('both bounds of the age are inclusive', () =>
    check(fc.tuple(days, fc.integer({ min: 0, max: 30_000 })), ([birthDate, later]) => {
      const day = addDays(birthDate, later)
      const age = ageOn(birthDate, day)
      const of = (ageMin: number | null, ageMax: number | null) =>
        ineligibility({ sex: '0', ageMin, ageMax }, { sex: '1', birthDate }, day)
      expect([of(age, age), of(age + 1, null), of(null, age - 1)]).toEqual([null, 'tooYoung', 'tooOld'])
    }))
  test('names the required sex', () => {
    const person = { sex: '2', birthDate: '1990-01-01' }
    const of = (sex: '0' | '1' | '2') =>
      ineligibility({ sex, ageMin: null, ageMax: null }, person, '2026-01-01')
    expect([of('0'), of('1'), of('2')]).toEqual([null, 'men', null])
  })
})

describe('phone', () => {
  test('every mobile number is a phone number', () =>
    check(fc.tuple(fc.constantFrom(...phoneCodes, '+1'), digits(8), digits(3)), ([code, first, rest]) => {
      for (const number of [first, first + rest])
        expect(isMobile(code, number) && !isPhone(code, number)).toBe(false)
    }))
  test.each([...phoneCodes, '+1'])('%s: a number matches the description in its message', (code) => {
    for (const [kind, isRight] of [
      ['mobile', isMobile],
      ['any', isPhone],
    ] as const) {
      const { digits: lengths, start } = phoneShape(code, kind)
      const [shortest = 0, longest = shortest] = lengths.split('–').map(Number)
      const starts = start.split(', ').flatMap((range) => {
        const [first = '', last = first] = range.split('–')
        return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) =>
          String(Number(first) + step).padStart(first.length, '0'),
        )
      })
      const right = [...starts].filter(
        (digitsFirst) =>
          isRight(code, digitsFirst.padEnd(longest, '2')) || isRight(code, digitsFirst.padEnd(shortest, '2')),
      )
      expect(right).toEqual(starts)
      expect(isRight(code, (starts[0] ?? '').padEnd(shortest - 1, '2'))).toBe(false)
      expect(isRight(code, (starts[0] ?? '').padEnd(longest + 1, '2'))).toBe(false)
      if (code !== '+1')
        for (const other of ['0', '1'].filter((one) => !starts.some((known) => known.startsWith(one))))
          expect(isRight(code, other.padEnd(longest, '2'))).toBe(false)
    }
  })
  test('spaces, dashes and brackets are ignored', () => expect(phoneDigits('(9123) 45-67')).toBe('91234567'))
  test.each([
    ['+852', '91234567', true, true],
    ['+852', '21234567', false, true],
    ['+852', '11234567', false, false],
    ['+86', '13800138000', true, true],
    ['+86', '10800138000', false, false],
    ['+853', '61234567', true, true],
    ['+853', '28123456', false, true],
    ['+886', '0912345678', true, true],
    ['+44', '123456', true, true],
    ['+44', '12345', false, false],
  ])('%s %s: mobile %p, phone %p', (code, number, mobile, any) =>
    expect([isMobile(code, number), isPhone(code, number)]).toEqual([mobile, any]),
  )
})

describe('mainland resident numbers', () => {
  const born = fc.integer({ min: -25_000, max: 20_000 }).map((number) => formatDay(dayOfNumber(number)))
  test('exactly one check digit is valid, and the number contains birth date and sex', () =>
    check(
      fc.tuple(fc.constantFrom('11', '44', '81'), digits(4), born, digits(3)),
      ([province, area, day, order]) => {
        const first17 = province + area + day.replaceAll('-', '') + order
        const fitting = [...'0123456789X'].filter(
          (sign) => idNumberProblem('mainlandId', first17 + sign) === null,
        )
        expect(fitting).toEqual([mainlandCheckSign(first17)])
        expect(mainlandFacts(first17 + fitting[0])).toEqual({
          birthDate: day,
          sex: Number(order[2]) % 2 === 1 ? '1' : '2',
        })
      },
    ))
  test('any single wrong digit is refused', () => {
    const right = '11010519491231002X'
    for (let at = 0; at < 17; at += 1)
      for (let digit = 0; digit <= 9; digit += 1) {
        const changed = right.slice(0, at) + digit + right.slice(at + 1)
        expect(idNumberProblem('mainlandId', changed) === null).toBe(changed === right)
      }
  })
  test.each(['11010519491331002X', '99010519491231002X', '11010519491231002', '110105194902290021'])(
    '%s has an invalid form',
    (number) => expect(idNumberProblem('mainlandId', number)).toBe('format'),
  )
})

describe('Hong Kong identity cards', () => {
  const letters = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 1, maxLength: 2 })
  test('exactly one check digit is valid', () =>
    check(fc.tuple(letters, digits(6)), ([first, number]) => {
      const text = first.join('')
      const fitting = [...'0123456789A'].filter(
        (sign) => idNumberProblem('hkid', `${text}${number}(${sign})`) === null,
      )
      expect(fitting).toEqual([hkidCheckSign(text, number)])
    }))
  test.each(['a123456(3)', 'A1234563', 'Ａ１２３４５６（３）', 'AB987654(3)', 'G 123456(A)'])(
    '%s is valid',
    (text) => expect(idNumberProblem('hkid', normaliseIdNumber('hkid', text))).toBeNull(),
  )
  test.each(['A123456(4)', 'A12345(3)', '1123456(3)', 'A123456(3', 'A123456-3', 'A123456'])(
    '%s is invalid',
    (text) => expect(idNumberProblem('hkid', normaliseIdNumber('hkid', text))).not.toBeNull(),
  )
})

test.each([
  ['hkMacaoPermit', 'h1234567801', true],
  ['hkMacaoPermit', 'H123456789', false],
  ['hkMacaoPassport', 'KJ1234567', true],
  ['hkMacaoPassport', 'X12345678', false],
  ['passport', 'e12345678', true],
  ['passport', 'ABCDEFGH', false],
  ['other', 'AB-12/3456', true],
  ['other', '12', false],
] as const)('%s %s: %p', (idType, text, isGood) =>
  expect(idNumberProblem(idType, normaliseIdNumber(idType, text)) === null).toBe(isGood),
)

describe('isEmail', () => {
  test.each(['a@b.co', 'chan.mei-yi@mail.example.com.hk', "o'neil+tag@example.org", '123@qq.com'])(
    'accepts %s',
    (address) => expect(isEmail(address)).toBe(true),
  )

  test.each([
    '',
    'a@b',
    'a b@c.com',
    'a@@b.com',
    'a@b@c.com',
    'a@b.com@c',
    '@b.com',
    'a@.com',
    'a@b..com',
    'a..b@c.com',
    '.a@b.com',
    'a.@b.com',
    'a@-b.com',
    'a@b.c',
    'a@b.com ',
  ])('rejects %j', (address) => expect(isEmail(address)).toBe(false))

  test('accepts as many characters as the server stores, and no more', () => {
    const ofLength = (length: number) => {
      const domain = `${'d'.repeat(60)}.com`
      return `${'x'.repeat(length - domain.length - 1)}@${domain}`
    }
    expect(isEmail(ofLength(maxEmailLength))).toBe(true)
    expect(isEmail(ofLength(maxEmailLength + 1))).toBe(false)
  })
})
