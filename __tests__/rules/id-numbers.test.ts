import {
  hkidCheckSign,
  idNumberProblem,
  mainlandCheckSign,
  mainlandFacts,
  normaliseIdNumber,
} from '@contract/rules/id-number'

describe('numbers of identity papers', () => {
  test.each([
    ['hkMacaoPermit', 'H12345678', null],
    ['hkMacaoPermit', 'M1234567890', null],
    ['hkMacaoPermit', 'H1234567', 'format'],
    ['hkMacaoPermit', 'H123456789', 'format'],
    ['hkMacaoPermit', 'X12345678', 'format'],
    ['hkMacaoPermit', 'xH12345678', 'format'],
    ['hkMacaoPermit', 'H12345678x', 'format'],
    ['hkMacaoPassport', 'H12345678', null],
    ['hkMacaoPassport', 'KJ1234567', null],
    ['hkMacaoPassport', 'MA1234567', null],
    ['hkMacaoPassport', 'M1234567', null],
    ['hkMacaoPassport', 'K1234567', 'format'],
    ['hkMacaoPassport', 'KJ12345678', 'format'],
    ['hkMacaoPassport', 'M12345678', 'format'],
    ['hkMacaoPassport', 'xM1234567', 'format'],
    ['hkMacaoPassport', 'M1234567x', 'format'],
    ['passport', 'ABCDE1', null],
    ['passport', 'ABCDEFGH1', null],
    ['passport', 'ABCD1', 'format'],
    ['passport', 'ABCDEFGHI1', 'format'],
    ['passport', 'ABCDEF', 'format'],
    ['passport', 'ABC-E1', 'format'],
    ['other', 'ABC1', null],
    ['other', '1---A-B-C', null],
    ['other', 'AB1', 'format'],
    ['other', 'AB1-', 'format'],
    ['other', 'ABCD', 'format'],
    ['other', `1${'A'.repeat(29)}`, null],
    ['other', `1${'A'.repeat(30)}`, 'format'],
    ['other', 'ABC1 ', 'format'],
    ['hkid', 'AB987654(3)', null],
    ['hkid', 'AB987654(4)', 'checkDigit'],
    ['hkid', 'ABC987654(3)', 'format'],
    ['hkid', 'xA123456(3)', 'format'],
    ['hkid', 'A123456(3)x', 'format'],
    ['mainlandId', '11010519491231002X', null],
    ['mainlandId', '110105194912310021', 'checkDigit'],
    ['mainlandId', '01010519491231002X', 'format'],
    ['mainlandId', 'x11010519491231002X', 'format'],
    ['mainlandId', '11010519491231002Xx', 'format'],
    ['mainlandId', '16010519491231002X', 'format'],
  ] as const)('%s %s: %p', (idType, text, problem) => expect(idNumberProblem(idType, text)).toBe(problem))

  test('every province has its prefix', () => {
    const known = [
      11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54,
      61, 62, 63, 64, 65, 71, 81, 82, 83, 91,
    ]
    const found = Array.from({ length: 90 }, (_, index) => index + 10).filter(
      (prefix) => mainlandFacts(`${prefix}0105194912310021`) !== null,
    )
    expect(found).toEqual(known)
  })
  test('the second last digit determines the sex', () => {
    expect([mainlandFacts('110105194912310021')?.sex, mainlandFacts('110105194912310011')?.sex]).toEqual([
      '2',
      '1',
    ])
    expect(mainlandFacts('110105194902300021')).toBeNull()
  })
  test('check signs', () => {
    expect([mainlandCheckSign('11010519491231002'), mainlandCheckSign('44030119900101123')]).toEqual([
      'X',
      '4',
    ])
    expect([
      hkidCheckSign('A', '123456'),
      hkidCheckSign('AB', '987654'),
      hkidCheckSign('G', '123456'),
    ]).toEqual(['3', '3', 'A'])
    expect([hkidCheckSign('K', '000000'), hkidCheckSign('XY', '000001')]).toEqual(['0', '1'])
    const all = new Set(Array.from({ length: 40 }, (_, index) => hkidCheckSign('A', String(100_000 + index))))
    expect([...all].sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A'])
  })
  test.each([
    ['hkid', 'ab 987654 3', 'AB987654(3)'],
    ['hkid', 'ａ１２３４５６（３）', 'A123456(3)'],
    ['hkid', 'xa1234563y', 'XA1234563Y'],
    ['hkid', 'abc1234563', 'ABC1234563'],
    ['hkid', 'a123456(3', 'A123456(3'],
    ['hkid', 'a123456a', 'A123456(A)'],
    ['passport', ' k12 345 ', 'K12345'],
    ['passport', '！～', '!~'],
    ['passport', '\uff00\uff5f', '\uff00\uff5f'],
    ['passport', 'a1234563', 'A1234563'],
  ] as const)('%s %p is kept as %p', (idType, text, kept) =>
    expect(normaliseIdNumber(idType, text)).toBe(kept),
  )
})
