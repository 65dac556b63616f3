import Taro from '@tarojs/taro'
import { back, hasHistory } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

let stack: string[]
const home = jest.fn()
const below = jest.fn()
const earlier = jest.fn()

/** The state that the router stores with a history entry; null for an address typed by the user. */
const setEntry = (state: { idx: number } | null) => window.history.replaceState(state, '')

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(Taro, 'getCurrentPages').mockImplementation(() => stack.map((route) => ({ route }) as Taro.Page))
  jest.spyOn(Taro, 'switchTab').mockImplementation((option) => Promise.resolve(home(option)))
  jest.spyOn(Taro, 'navigateBack').mockImplementation(() => Promise.resolve(below()))
  jest.spyOn(window.history, 'back').mockImplementation(earlier)
})

test('a reloaded page goes back to the entry before it, because the stack of pages is lost', () => {
  stack = [routes.editPerson]
  setEntry({ idx: 2 })
  expect(hasHistory()).toBe(true)
  back()
  expect(earlier).toHaveBeenCalledTimes(1)
  expect(home).not.toHaveBeenCalled()
})

test('with a page below, the router goes back', () => {
  stack = [routes.goodsConfirm, routes.editPerson]
  setEntry({ idx: 2 })
  back()
  expect(below).toHaveBeenCalledTimes(1)
  expect(earlier).not.toHaveBeenCalled()
})

test.each([
  ['the first entry', routes.editPerson, { idx: 0 }],
  ['a typed address', routes.editPerson, null],
  ['a tab', routes.shops, { idx: 2 }],
])('%s has nothing before it, and goes home', (_name, route, state) => {
  stack = [route]
  setEntry(state)
  expect(hasHistory()).toBe(false)
  back()
  expect(home).toHaveBeenCalledWith({ url: routes.home })
  expect(earlier).not.toHaveBeenCalled()
})
