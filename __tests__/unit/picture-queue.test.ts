import {
  createPictureQueue,
  PictureFailure,
  type SendPicture,
} from '@/features/uploads/components/picture-field/picture-queue'
import { settled } from '../support/settled'

const chosen = (name: string) => ({ name, path: `/${name}`, byteCount: 1 }) as never

interface Sent {
  name: string
  isStopped: () => boolean
  tell: (percent: number) => void
  arrive: (key: string) => void
  fail: (error: unknown) => void
}
let sent: Sent[]
let queue: ReturnType<typeof createPictureQueue>
const send: SendPicture = ({ name }, { signal, onProgress }) =>
  new Promise((arrive, fail) => {
    sent.push({ name, isStopped: () => signal.aborted, tell: onProgress, arrive, fail })
  })
const last = (name: string): Sent => {
  const found = sent.filter((one) => one.name === name).at(-1)
  if (!found) throw new Error(`${name} was not sent`)
  return found
}
const names = () => sent.map(({ name }) => name)
const states = () =>
  queue.read().map(({ name, state, percent, key }) => [name, state, percent, key].join(' '))

beforeEach(() => {
  sent = []
  queue = createPictureQueue(send)
})

test('sends three at a time, the others in order as these end, successfully or not', async () => {
  queue.add(['a', 'b', 'c', 'd', 'e'].map(chosen))
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(states()).toEqual(['a sending 0 ', 'b sending 0 ', 'c sending 0 ', 'd waiting 0 ', 'e waiting 0 '])
  last('b').tell(40)
  last('b').arrive('key-b')
  await settled()
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  last('a').tell(40)
  last('a').fail(new Error('lost'))
  await settled()
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(states()).toEqual([
    'a failed 40 ',
    'b sent 100 key-b',
    'c sending 0 ',
    'd sending 0 ',
    'e sending 0 ',
  ])
  queue.add([chosen('f')])
  expect(names()).toHaveLength(5)
})

test('a failed picture shows the text of its failure, or a general one', async () => {
  queue.add(['a', 'b'].map(chosen))
  last('a').fail(new PictureFailure({ literal: 'too dark' }))
  last('b').fail(new Error('lost'))
  await settled()
  expect(queue.read().map(({ trouble }) => trouble)).toEqual([
    { literal: 'too dark' },
    { key: 'pictures.unsent' },
  ])
})

test('a failed picture is sent again from the beginning on retry', async () => {
  queue.add([chosen('a')])
  last('a').tell(60)
  last('a').fail(new Error('lost'))
  await settled()
  queue.retry('a')
  expect(names()).toEqual(['a', 'a'])
  expect(queue.read()).toMatchObject([{ state: 'sending', percent: 0, trouble: null }])
  last('a').arrive('key')
  await settled()
  expect(states()).toEqual(['a sent 100 key'])
})

test('a removed picture is aborted, frees its place, and reports nothing more', async () => {
  queue.add(['a', 'b', 'c', 'd'].map(chosen))
  queue.remove('a')
  expect(last('a').isStopped()).toBe(true)
  expect([last('b').isStopped(), names()]).toEqual([false, ['a', 'b', 'c', 'd']])
  const before = states()
  last('a').tell(50)
  last('a').arrive('key')
  await settled()
  expect(states()).toEqual(before)
  // its place was passed on only once
  queue.add([chosen('e')])
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  // a waiting one is just removed
  queue.remove('e')
  expect(states()).toEqual(before)
})

test('progress of an earlier upload does not apply to the next one of the same picture', async () => {
  queue.add([chosen('a')])
  const before = last('a')
  queue.remove('a')
  queue.add([chosen('a')])
  before.tell(90)
  before.fail(new Error('aborted'))
  await settled()
  expect(states()).toEqual(['a sending 0 '])
})

test('leaving aborts all uploads and clears the queue', async () => {
  queue.add(['a', 'b', 'c', 'd'].map(chosen))
  queue.clear()
  expect(sent.map((one) => one.isStopped())).toEqual([true, true, true])
  last('a').arrive('key')
  await settled()
  expect([queue.read(), names()]).toEqual([[], ['a', 'b', 'c']])
})

test('subscribers receive each change until they unsubscribe', async () => {
  const seen: number[] = []
  const stop = queue.subscribe(() => seen.push(queue.read().length))
  queue.add([chosen('a')])
  expect(seen).toEqual([1, 1])
  stop()
  queue.clear()
  expect(seen).toEqual([1, 1])
})
