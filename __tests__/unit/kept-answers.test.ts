import { api } from '@/api/api'
import { keepAnswer, keptAnswer, keptHome } from '@/api/kept-answers'
import {
  giveConsent,
  readStored,
  removeStored,
  removeStoredRooms,
  storedKeys,
  writeStored,
} from '@/platform/storage'
// registers what can be restored
import '@/store/start'

const signIn = (id: string) => {
  writeStored('thirdSession', `token of ${id}`)
  writeStored('thirdSessionExpiresAtMs', Date.now() + 3_600_000)
  writeStored('wxUser', { id })
}
const signOut = () => removeStored('thirdSession', 'thirdSessionExpiresAtMs', 'wxUser')
const keep = (kind: 'home' | 'article' | 'mine', address: string, data: unknown, cacheKey = 'x(undefined)') =>
  keepAnswer(kind, 'en', address, { cacheKey, data })

const keptKeys = () => storedKeys().filter((key) => /^(room:)?kept:/.test(key))

beforeEach(() => {
  removeStored(...(storedKeys() as never[]))
  giveConsent()
})

test('a stored answer is used only for the same address in the same language', () => {
  keep('article', '/a?x=1', { title: 'one' })
  expect(keptAnswer('article', 'en', '/a?x=1')?.data).toEqual({ title: 'one' })
  expect(keptAnswer('article', 'fr', '/a?x=1')).toBeUndefined()
  expect(keptAnswer('article', 'en', '/a?x=2')).toBeUndefined()
})

test('personal answers are stored for their account only, and signing out removes them', () => {
  keep('mine', '/mine', 'nobody’s')
  expect(keptKeys()).toEqual([])
  signIn('a')
  keep('mine', '/mine', 'a’s')
  signIn('b')
  expect(keptAnswer('mine', 'en', '/mine')).toBeUndefined()
  keep('mine', '/mine', 'b’s')
  expect(keptAnswer('mine', 'en', '/mine')?.data).toBe('b’s')
  removeStoredRooms()
  expect(keptAnswer('mine', 'en', '/mine')).toBeUndefined()
  signOut()
})

test('the oldest articles are removed above the limit', () => {
  const now = jest.spyOn(Date, 'now')
  for (let n = 1; n <= 25; n += 1) {
    now.mockReturnValue(1_000_000 + n)
    keep('article', `/article/${n}`, n)
  }
  now.mockRestore()
  expect(keptAnswer('article', 'en', '/article/1')).toBeUndefined()
  expect(keptAnswer('article', 'en', '/article/25')?.data).toBe(25)
  expect(keptKeys()).toHaveLength(20)
})

test('the home page’s answers are restored as cache entries; unreadable ones are omitted', () => {
  const page = { records: [], total: 0, size: 4, current: 1, pages: 0 }
  keep('home', '/decoration', [], 'decoration(undefined)')
  keep('home', '/notice', { wrong: true }, 'noticeList(undefined)')
  keep('home', '/list?size=4', page, 'packageList({"size":4})')
  keep('home', '/broken', [3], 'broken({')
  keep('article', '/article', [4], 'articleDetail("1")')
  expect(keptHome('en')).toEqual(
    expect.arrayContaining([
      { endpointName: 'decoration', arg: undefined, value: [] },
      { endpointName: 'packageList', arg: { size: 4 }, value: page },
    ]),
  )
  expect(keptHome('en')).toHaveLength(2)
})

test('the goods of the home page can be restored at start', () => {
  expect(['packageList', 'hotSale', 'hotCategory'].filter((name) => !(name in api.endpoints))).toEqual([])
})

test('an article that was read again is not among the oldest; an unreadable one is removed first', () => {
  const now = jest.spyOn(Date, 'now')
  const keepAt = (n: number, ms: number) => {
    now.mockReturnValue(1_000_000 + ms)
    keep('article', `/article/${n}`, n)
  }
  for (let n = 1; n <= 20; n += 1) keepAt(n, n)
  keepAt(1, 50)
  expect(keptKeys()).toHaveLength(20)
  keepAt(21, 51)
  expect([1, 2, 3].map((n) => keptAnswer('article', 'en', `/article/${n}`)?.data)).toEqual([1, undefined, 3])
  writeStored('kept:1:article:en:/article/9' as never, 'broken' as never)
  keepAt(22, 52)
  now.mockRestore()
  expect(keptKeys()).toHaveLength(20)
  expect(keptKeys()).not.toContain('kept:1:article:en:/article/9')
  expect(keptAnswer('article', 'en', '/article/3')?.data).toBe(3)
})

test('one kind, or one language, does not reduce the space of another, and other stored data stays', () => {
  writeStored('theme', 'dark')
  for (let n = 1; n <= 20; n += 1) keepAnswer('article', 'fr', `/article/${n}`, { cacheKey: 'x()', data: n })
  for (let n = 1; n <= 21; n += 1) keep('article', `/article/${n}`, n)
  keep('home', '/a', 1)
  expect(keptKeys()).toHaveLength(41)
  expect(readStored('theme')).toBe('dark')
})

test.each(['text', 7, { data: 1 }, { cacheKey: 'x' }, { cacheKey: 7, data: 1 }])(
  '%j in the storage is not an answer',
  (stored) => {
    writeStored('kept:1:article:en:/a' as never, stored as never)
    expect(keptAnswer('article', 'en', '/a')).toBeUndefined()
  },
)

describe('at the start', () => {
  const page = { records: [], total: 0, size: 4, current: 1, pages: 0 }
  const restored = () => keptHome('en').map(({ endpointName }) => endpointName)

  test('restores the answers of an account for this account only', () => {
    signIn('a')
    keep('mine', '/next', { records: [], total: 0 }, 'comingVisits(undefined)')
    keep('home', '/list', page, 'packageList({"size":4})')
    expect(restored().sort()).toEqual(['comingVisits', 'packageList'])
    expect(keptHome('fr')).toEqual([])
    // the token is gone, but its user is still known
    removeStored('thirdSession')
    expect(restored()).toEqual(['packageList'])
    expect(keptAnswer('mine', 'en', '/next')).toBeUndefined()
    signIn('b')
    expect(restored()).toEqual(['packageList'])
    signOut()
  })

  test.each([
    'packageList({"size":4})x',
    'x packageList({"size":4})',
    'packageList',
    'packageList(',
    'packageList()',
    '({"size":4})',
    '',
  ])('ignores an answer under the key %j', (cacheKey) => {
    keep('home', '/list', page, cacheKey)
    expect(restored()).toEqual([])
  })
})
