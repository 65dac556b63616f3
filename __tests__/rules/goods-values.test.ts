import { addDays, isDay, weekdayOf } from '../../contract/rules/dates'
import { ageOn } from '../../contract/rules/eligibility'
import { formatCents, parseCents } from '../../contract/rules/money'
import { isPhone } from '../../contract/rules/phone'
import { maskEmail, maskIdNumber, maskPhone } from '../../server/lib/mask'
import { pageFrom, pageOfAll, pageRange } from '../../server/lib/pages'
import { cleanHtml } from '../../server/lib/rich-text'
import { searchTextOf, searchWords } from '../../server/lib/search'
import { dayText, momentText, timeText } from '../../server/lib/store-time'
import { matchesSearch } from '../support/search-match'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [368000, '3680.00'],
  [-1250, '-12.50'],
  [99, '0.99'],
  [-1, '-0.01'],
])('%i cents are %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
  expect(parseCents(text)).toBe(cents)
})
test.each(['', '1.505', '1,00.00', '1.', '1e3.00', 'x'])('%j is not money', (text) => {
  expect(() => parseCents(text)).toThrow(RangeError)
})
test('a fraction of a cent throws', () => {
  expect(() => formatCents(0.5)).toThrow(RangeError)
})

test('formats days, times and moments in a time zone', () => {
  const moment = new Date('2026-12-31T16:05:09Z')
  expect([
    dayText(moment, 'Asia/Hong_Kong'),
    timeText(moment, 'Asia/Hong_Kong'),
    momentText(moment, 'Asia/Hong_Kong'),
  ]).toEqual(['2027-01-01', '00:05', '2027-01-01 00:05:09'])
  expect(momentText(moment, 'America/New_York')).toBe('2026-12-31 11:05:09')
})
test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-01-01', 60, '2026-03-02'],
])('%s and %i days', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})
test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-00-10', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
test.each([
  ['2000-06-15', '2026-06-14', 25],
  ['2000-06-15', '2026-06-15', 26],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2026-01-01', '2026-01-01', 0],
  ['2030-01-01', '2026-01-01', 0],
])('born %s, on %s: %i', (birth, today, age) => {
  expect(ageOn(birth, today)).toBe(age)
})
test('Sunday is 0', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
})

test.each([
  ['91234567', '91****67'],
  ['13812345678', '138****5678'],
  ['1234', '****'],
])('masks the phone %s as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})
test.each([
  ['A123456(3)', 'A12****(3)'],
  ['11010519491231002X', '110****002X'],
  ['K12345678', 'K12****78'],
  ['X-123', 'X****3'],
])('masks the number %s as %s', (number, shown) => {
  expect(maskIdNumber(number)).toBe(shown)
})
test('masks an e-mail address except its first letter', () => {
  expect(maskEmail('somebody@example.com')).toBe('s****@example.com')
})

test.each([
  ['+86', '13812345678', true],
  ['+86', '10812345678', false],
  ['+852', '51234567', true],
  ['+852', '5123456', false],
  ['+853', '61234567', true],
  ['+853', '51234567', false],
  ['+886', '0912345678', true],
  ['+886', '112345678', false],
  ['+44', '12345', false],
])('%s %s is a phone: %s', (phoneCode, phone, expected) => {
  expect(isPhone(phoneCode, phone)).toBe(expected)
})

test.each([
  ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
  [
    '<a href="https://e.com" onclick="x()">e</a>',
    '<a href="https://e.com" target="_blank" rel="noopener noreferrer nofollow">e</a>',
  ],
  ['<a href=" javascript:x()">e</a>', '<a>e</a>'],
  ['<a href="//evil.com">e</a>', '<a>e</a>'],
  ['<a href="/pages/Home/index">e</a>', '<a href="/pages/Home/index">e</a>'],
  ['<a href="tel:+85230000100">e</a>', '<a href="tel:+85230000100">e</a>'],
  ['<svg><script>x</script></svg>ok', 'ok'],
  ['<img src="data:image/svg+xml,x">', '<img />'],
  ['<img src="http://e.com/a.png">', '<img />'],
  ['<p style="position:fixed">p</p>', '<p>p</p>'],
  ['<form action="/x"><input></form>t', 't'],
])('%s is cleaned to %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('finds a text by traditional or simplified characters, pinyin and initials', () => {
  const text = searchTextOf(['乳腺超聲檢查', 'Breast ultrasound'])
  for (const keyword of ['超聲', '超声', 'chaosheng', 'rxcs', 'breast', 'ULTRA', 'chao sheng', '乳腺 breast'])
    expect([keyword, matchesSearch(text, keyword)]).toEqual([keyword, true])
  expect(matchesSearch(text, '心電圖')).toBe(false)
  expect(searchWords(' \t ')).toEqual([])
})

test('pages', () => {
  expect(pageRange({})).toEqual({ current: 1, size: 10, limit: 10, offset: 0, isCounted: true })
  expect(pageOfAll([1, 2, 3, 4, 5], { current: 2, size: 2 })).toEqual({
    records: [3, 4],
    total: 5,
    size: 2,
    current: 2,
    pages: 3,
  })
  expect(pageOfAll([1], { current: 9, size: 2 })).toMatchObject({ records: [], total: 1, pages: 1 })
  expect(pageFrom([], 0, pageRange({ searchCount: false }))).toMatchObject({ total: 0, pages: 0 })
})
