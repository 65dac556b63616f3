import * as validators from '@/utils/validators'

type Name = keyof typeof validators

const CASES: Record<Name, { good: string[]; bad: string[] }> = {
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
}

describe.each(Object.entries(CASES))('%s', (name, { good, bad }) => {
  const isValid = validators[name as Name]
  test.each(good)('accepts %p', (value) => expect(isValid(value)).toBe(true))
  test.each(bad)('refuses %p', (value) => expect(isValid(value)).toBe(false))
})

describe('the tables of examples', () => {
  test('every validator has a table', () =>
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(validators).sort()))

  test('a numeric code may have another length', () => {
    expect(validators.isNumericCode('1234', 4)).toBe(true)
    expect(validators.isNumericCode('123456', 4)).toBe(false)
  })
})
