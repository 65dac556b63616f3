import { keepAwake } from '@/platform/brightness'

const locks: { release: jest.Mock }[] = []
const request = jest.fn(async () => {
  const lock = { release: jest.fn(() => Promise.resolve()) }
  locks.push(lock)
  return lock
})

beforeEach(() => {
  locks.length = 0
  request.mockClear()
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
})
afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))

test('keeps the screen on by a single lock, and lets it go again, each time', async () => {
  for (let count = 1; count <= 2; count += 1) {
    await keepAwake(true)
    await keepAwake(true)
    expect(request).toHaveBeenCalledTimes(count)
    expect(request).toHaveBeenLastCalledWith('screen')
    expect(locks.at(-1)?.release).not.toHaveBeenCalled()
    await keepAwake(false)
    await keepAwake(false)
    expect(locks.at(-1)?.release).toHaveBeenCalledTimes(1)
  }
})

test('lets a lock go that is granted only after the code was closed', async () => {
  const asked = keepAwake(true)
  await keepAwake(false)
  await asked
  expect(locks).toHaveLength(1)
  expect(locks[0]?.release).toHaveBeenCalledTimes(1)
})

test('does not fail where the screen cannot be kept on', async () => {
  request.mockRejectedValueOnce(new Error('not visible'))
  await keepAwake(true)
  await keepAwake(false)
  Reflect.deleteProperty(navigator, 'wakeLock')
  await keepAwake(true)
  await keepAwake(false)
  expect(locks).toEqual([])
})
