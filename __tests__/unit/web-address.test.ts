import { isHostAllowed, parseWebAddress } from '@/pages-common/web-address'

test.each([
  ['https://www.example.com/health?x=1#a', { host: 'www.example.com', isSecure: true }],
  [' http://Example.com:8080 ', { host: 'example.com:8080', isSecure: false }],
])('%s is a web page', (url, expected) => {
  expect(parseWebAddress(url)).toMatchObject({ ...expected, url: url.trim() })
})

test.each([
  '',
  'www.example.com',
  '/pages/Home/index',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://good.example.com@bad.example.net/',
  'https://good.example.com\\@bad.example.net',
  'https://a b.com',
  'ftp://example.com',
])('%p is not a web page', (url) => {
  expect(parseWebAddress(url)).toBeNull()
})

test.each([
  ['help.example.com', 'help.example.com', true],
  ['help.example.com', ' partner.example.org , help.example.com ', true],
  ['a.partner.example.org', '*.partner.example.org', true],
  ['partner.example.org', '*.partner.example.org', false],
  ['evilpartner.example.org', '*.partner.example.org', false],
  ['help.example.com.evil.net', 'help.example.com', false],
  ['help.example.com:8443', 'help.example.com', false],
  ['anything.example.com', '', false],
])('%s with the list %p: %p', (host, list, isAllowed) => {
  expect(isHostAllowed(host, list)).toBe(isAllowed)
})
