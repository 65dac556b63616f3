import { idCardBirthDate, idCardCheckDigit, idCardSex } from '@/utils/id-card'
import { hkidCheckDigit } from '@/utils/hkid'
import * as validators from '@/utils/validators'

type Name = keyof typeof validators

const CASES: Record<Name, { good: string[]; bad: string[] }> = {
  isEmail: {
    good: ['a@b.co', 'chan.mei-yi@mail.example.com.hk', "o'neil+tag@example.org", '123@qq.com'],
    bad: [
      '',
      'a@b',
      'a b@c.com',
      'a@@b.com',
      '@b.com',
      'a@.com',
      'a@b..com',
      '.a@b.com',
      'a.@b.com',
      'a@-b.com',
      'a@b.c',
      'a@b.com ',
      `${'x'.repeat(250)}@b.com`,
    ],
  },
  isMainlandMobile: {
    good: ['13800138000', '12000000000', '19912345678'],
    bad: [
      '',
      '10800138000',
      '11800138000',
      '23800138000',
      '1380013800',
      '138001380000',
      '1380013800a',
      '+8613800138000',
      ' 13800138000',
    ],
  },
  isHongKongPhone: {
    good: ['91234567', '9123 4567', '21234567', '+852 9123 4567', '85291234567'],
    bad: ['', '11234567', '01234567', '9123456', '912345678', '9123-4567', 'abcdefgh', '+853 61234567'],
  },
  isMacaoPhone: {
    good: ['61234567', '6123 4567', '28123456', '+853 6123 4567'],
    bad: ['', '51234567', '6123456', '612345678', '+852 61234567'],
  },
  isTaiwanMobile: {
    good: ['0912345678', '0912-345-678', '+886912345678', '886 912345678'],
    bad: ['', '0812345678', '091234567', '09123456789', '+8860912345678'],
  },
  isUrl: {
    good: [
      'http://a.co',
      'https://www.example.com/a/b?c=d#e',
      'https://example.com:8443/',
      'http://localhost:3000',
      'ftp://files.example.org/x',
      'http://127.0.0.1/x',
      'https://醫院.香港/預約',
      'https://user:pass@example.com/',
    ],
    bad: [
      '',
      'example.com',
      'http://',
      'http:///a',
      'javascript:alert(1)',
      'http://a',
      'http://a b.com',
      'http://256.1.1.1',
      'http://example.com:70000',
      'http://-a.com',
      '//example.com',
    ],
  },
  isDate: {
    good: ['2026-11-21', '2026/11/21', '2026.1.2', '2028-02-29', '2026-11-21 09:30', '2026-11-21 09:30:59'],
    bad: [
      '',
      '2026-02-29',
      '2026-13-01',
      '2026-11/21',
      '21-11-2026',
      '2026-11-21 24:00',
      '2026-11-21T09:30',
      '2026-11',
      'tomorrow',
    ],
  },
  isIsoDate: {
    good: ['2026-11-21', '2000-02-29', '1876-01-01'],
    bad: ['', '2026-2-1', '2026/11/21', '2026-02-30', '2026-11-21 10:00', '1900-02-29'],
  },
  isNumber: {
    good: ['0', '12', '-3.5', '+7', '.5', '1,234.5', '1,234,567', '007'],
    bad: ['', '.', '-', '1.', '1e5', '1,23', '12a', ' 1', '1 000', '１'],
  },
  isDigits: { good: ['0', '0123', '9876543210'], bad: ['', '1.0', '-1', '1a', ' 1', '１２'] },
  isIdCard: {
    good: ['11010519491231002X', '11010519491231002x', '440524188001010014', '810000199408230021'],
    bad: [
      '',
      '110105194912310021',
      '11010519491231002',
      '11010519491331002X',
      '11010519490229002X',
      '99010519491231002X',
      '010105194912310029',
      '110105 19491231002X',
      '11010519491231002XX',
      '110105170001010011',
    ],
  },
  isHkid: {
    good: ['A123456(3)', 'a123456(3)', 'A1234563', 'AB987654(3)', 'G123456(A)', 'C668668(9)'],
    bad: ['', 'A123456(4)', 'A12345(3)', '1123456(3)', 'ABC12345(3)', 'A123456(3', 'A123456-3', 'A123456'],
  },
  isCarPlate: {
    good: [
      '粤B12345',
      '京A8Z9X7',
      '粤BD12345',
      '沪AF98765',
      '粤B12345D',
      '粤Z1234港',
      '京A1234学',
      '粤ZA123澳',
    ],
    bad: [
      '',
      '粵B12345',
      '粤I12345',
      '粤B1234',
      '粤B123456',
      '粤BO2345',
      '12345',
      '粤BX12345',
      'B12345',
      '粤b12345',
    ],
  },
  isAmount: {
    good: ['0', '0.5', '3680', '3680.00', '1,234.50', '12,345,678.9'],
    bad: ['', '01', '1.234', '-1', '.5', '1.', '1,23', '12,34.5', '1 000', 'HK$5', '1e3'],
  },
  isChinese: {
    good: ['陳美儀', '体检', '㐀', '𠮷野'],
    bad: ['', '陳 美儀', 'abc', '陳a', '123', '，', 'カナ'],
  },
  isLetters: { good: ['a', 'Chan', 'XYZ'], bad: ['', 'a1', 'a b', 'é', '陳', 'a-b'] },
  isLettersOrDigits: { good: ['a', '1', 'A1b2'], bad: ['', 'a_1', 'a 1', 'é1', '陳1', '1.5'] },
  isLandline: {
    good: ['010-62345678', '0755-2345678', '075523456789', '020-81234567-123'],
    bad: [
      '',
      '12345678',
      '010-1234567',
      '0755-234567',
      '13800138000',
      '010 62345678',
      '010-623456789',
      '020-81234567-',
    ],
  },
  isJsonString: {
    good: ['{}', '[]', '{"a":1}', ' [1, 2] '],
    bad: ['', '{', 'null', '1', '"a"', "{'a':1}", '{a:1}', 'undefined'],
  },
  isNumericCode: {
    good: ['123456', '000000'],
    bad: ['', '12345', '1234567', '12345a', '12 456', '１２３４５６'],
  },
  isVideo: {
    good: ['a.mp4', 'https://x.com/v/clip.MOV?t=1#s', '影片.webm'],
    bad: ['', 'mp4', 'a.mp3', 'a.mp4.txt', 'a.jpg', 'https://x.com/a?f=b.mp4'],
  },
  isImage: {
    good: ['a.jpg', 'A.PNG', 'https://x.com/p.webp?w=200', '/assets/goods/x.svg'],
    bad: ['', 'jpg', 'a.mp4', 'a.jpg.exe', 'a.pdf', 'https://x.com/a?f=b.png'],
  },
  isHomeReturnPermit: {
    good: ['H12345678', 'M1234567890', 'h1234567801'],
    bad: ['', 'H1234567', 'H123456789', 'A12345678', '12345678', 'H12345678901'],
  },
  isPassport: {
    good: ['K12345678', 'E12345678', '123456789', 'AB1234567', 'k12345678'],
    bad: ['', 'ABCD', '1234', 'K1234-5678', 'ABCDEFGH', 'K1234567890123456789'],
  },
  isOtherDocument: {
    good: ['A123456789', 'AB-12/3456', 'TW(88)1'],
    bad: ['', '12', 'ABCDE', '-1234', 'A 1234', '陳1234', 'A'.repeat(31)],
  },
}

describe.each(Object.entries(CASES))('%s', (name, { good, bad }) => {
  const isValid = validators[name as Name]
  test.each(good)('accepts %p', (value) => expect(isValid(value)).toBe(true))
  test.each(bad)('refuses %p', (value) => expect(isValid(value)).toBe(false))
})

describe('what the tables stand for', () => {
  test('every validator has a table', () =>
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(validators).sort()))

  test('a numeric code may have another length', () => {
    expect(validators.isNumericCode('1234', 4)).toBe(true)
    expect(validators.isNumericCode('123456', 4)).toBe(false)
  })

  test('the check digit of a mainland ID refuses any single wrong digit', () => {
    const right = '11010519491231002X'
    for (let at = 0; at < 17; at += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const changed = right.slice(0, at) + digit + right.slice(at + 1)
        expect(validators.isIdCard(changed)).toBe(changed === right)
      }
    }
    expect(idCardCheckDigit('11010519491231002')).toBe('X')
  })

  test('the check digit of a Hong Kong ID', () => {
    expect(hkidCheckDigit('A', '123456')).toBe('3')
    expect(hkidCheckDigit('G', '123456')).toBe('A')
    expect(hkidCheckDigit('AB', '987654')).toBe('3')
  })

  test('birth date and sex are read from a mainland ID', () => {
    expect(idCardBirthDate('11010519491231002X')).toBe('1949-12-31')
    expect(idCardBirthDate('110105194902300021')).toBeNull()
    expect(idCardSex('11010519491231002X')).toBe('female')
    expect(idCardSex('440524188001010014')).toBe('male')
    expect(idCardSex('440524188001010015')).toBeNull()
  })
})
