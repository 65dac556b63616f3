import { act, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { uploadComplete, uploadPolicy } from '@contract/routes/uploads'
import { useSendPicture } from '@/features/uploads/components/picture-field/use-send-picture'
import { uploadFile } from '@/platform/upload'
import { makeStore } from '@/store/store'
import { answer, ignoreShapes, send } from '../support/mocked-transport'

jest.mock('@/platform/upload', () => ({ uploadFile: jest.fn() }))
ignoreShapes()

const upload = jest.mocked(uploadFile)
let places = 0
/** The server's answers to the request for an upload and to its completion. */
const serve = (mustComplete: boolean, complete = answer({ key: 'told' })) =>
  send.mockImplementation(({ url }) => {
    if (url.endsWith(uploadComplete.path)) return Promise.resolve(complete)
    places += 1
    return Promise.resolve(
      answer({ policyId: `p${places}`, host: '/up', fileField: 'file', fields: {}, mustComplete }),
    )
  })
const asked = (path: string) => send.mock.calls.filter(([{ url }]) => url.endsWith(path)).length
const uploaded = (body: unknown, status = 200) => upload.mockResolvedValueOnce({ status, body } as never)
const unsent = { trouble: { key: 'pictures.unsent' } }

const way = { signal: new AbortController().signal, onProgress: () => undefined }
const picture = (byteCount = 1) => ({ name: 'a', path: '/a', byteCount }) as never
let sendPicture: (byteCount?: number) => Promise<string>

beforeEach(() => {
  places = 0
  send.mockReset()
  upload.mockReset()
  serve(false)
  const store = makeStore()
  const wrapper = ({ children }: PropsWithChildren) => createElement(Provider, { store, children })
  const { result } = renderHook(() => useSendPicture('refund'), { wrapper })
  sendPicture = async (byteCount) => {
    const end = { key: '', error: undefined as unknown }
    await act(async () => {
      await result.current(picture(byteCount), way).then(
        (key) => Object.assign(end, { key }),
        (error: unknown) => Object.assign(end, { error }),
      )
    })
    if (end.error !== undefined) throw end.error
    return end.key
  }
})
afterEach(() => jest.restoreAllMocks())

test('a picture of ten megabytes is sent, a larger one is not', async () => {
  uploaded({ code: codes.ok, data: { key: 'k' } })
  expect(await sendPicture(limits.uploadImageBytes)).toBe('k')
  await expect(sendPicture(limits.uploadImageBytes + 1)).rejects.toMatchObject({
    trouble: { key: 'pictures.tooLarge', params: { n: 10 } },
  })
  expect(upload).toHaveBeenCalledTimes(1)
})

test('a permission is used for one picture, and for the next when it was not used', async () => {
  uploaded({ code: codes.ok, data: { key: 'k1' } })
  uploaded({ code: codes.ok, data: { key: 'k2' } })
  expect([await sendPicture(), await sendPicture(), places]).toEqual(['k1', 'k2', 2])
  upload.mockRejectedValueOnce(new Error('lost'))
  await expect(sendPicture()).rejects.toMatchObject(unsent)
  uploaded({ code: codes.ok, data: { key: 'k4' } })
  expect([await sendPicture(), places]).toEqual(['k4', 3])
})

test.each([
  [-1, 1],
  [0, 2],
])(
  'an unused permission is valid until a minute before its end: %i ms from then there are %i',
  async (ms, known) => {
    const begin = 1_000_000
    const time = jest.spyOn(Date, 'now').mockReturnValue(begin)
    upload.mockRejectedValue(new Error('lost'))
    await expect(sendPicture()).rejects.toMatchObject(unsent)
    time.mockReturnValue(begin + limits.uploadPolicyTtlMs - 60_000 + ms)
    await expect(sendPicture()).rejects.toMatchObject(unsent)
    expect(places).toBe(known)
  },
)

test('a permission that turns out to be used up is replaced once', async () => {
  uploaded({ code: codes.uploadPolicyOver })
  uploaded({ code: codes.ok, data: { key: 'k' } })
  expect([await sendPicture(), places]).toEqual(['k', 2])
  uploaded({ code: codes.uploadPolicyOver })
  uploaded({ code: codes.uploadPolicyOver })
  await expect(sendPicture()).rejects.toMatchObject(unsent)
  expect(places).toBe(4)
  // neither of them is used again
  uploaded({ code: codes.ok, data: { key: 'k' } })
  await sendPicture()
  expect(places).toBe(5)
})

test.each([
  [{ code: codes.uploadRefused, msg: 'too dark' }, { literal: 'too dark' }],
  [{ code: codes.uploadRefused, msg: '' }, { key: 'pictures.unsent' }],
  [{ code: 'x', msg: 'too dark' }, { key: 'pictures.unsent' }],
  [{ code: codes.ok }, { key: 'pictures.unsent' }],
  ['<html>', { key: 'pictures.unsent' }],
  [null, { key: 'pictures.unsent' }],
])('the answer %j to a file is reported as %j', async (body, trouble) => {
  uploaded(body)
  await expect(sendPicture()).rejects.toMatchObject({ trouble })
})

test.each([
  [200, answer({ key: 'told' }), 'told'],
  [204, answer({ key: 'told' }), 'told'],
  [299, answer({ key: 'told' }), 'told'],
  [300, answer({ key: 'told' }), { key: 'pictures.unsent' }],
  [200, answer(null, codes.uploadRefused, 'too dark'), { literal: 'too dark' }],
  [200, answer(null, codes.systemError, ''), { key: 'pictures.unsent' }],
])('a storage that answers the file with %i, and the server with %j: %j', async (status, complete, end) => {
  serve(true, complete)
  uploaded('', status)
  if (typeof end === 'string') expect(await sendPicture()).toBe(end)
  else await expect(sendPicture()).rejects.toMatchObject({ trouble: end })
  expect(asked(uploadComplete.path)).toBe(status < 300 ? 1 : 0)
})

test('without a permission the server’s own text is shown', async () => {
  send.mockResolvedValue(answer(null, codes.stateForbids, 'too many'))
  await expect(sendPicture()).rejects.toMatchObject({ trouble: { literal: 'too many' } })
  expect([asked(uploadPolicy.path), upload.mock.calls.length]).toEqual([1, 0])
})
