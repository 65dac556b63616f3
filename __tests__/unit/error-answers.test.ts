import { bareCodes, codes, discountCodeUnknownMessages } from '@contract/constants/codes'
import { readAnswer } from '@/api/error-catalogue'

const http = (body: unknown, status = 200, path = '/a') => readAnswer({ type: 'http', path, status, body })
const rowOf = (...of: Parameters<typeof http>) => {
  const outcome = http(...of)
  return outcome.isSuccess ? 'success' : outcome.row.id
}
const errorOf = (...of: Parameters<typeof http>) => {
  const outcome = http(...of)
  if (outcome.isSuccess) throw new Error('no error')
  return outcome.error
}
const price = '/mall/calculateOrderPrice'
const [unknownCode] = discountCodeUnknownMessages

test.each([
  [{ code: codes.ok, data: 1 }, 200, '/a', 'success'],
  // only an answer with status 200 comes from the API
  [{ code: codes.ok, data: 1 }, 500, '/a', 'otherStatus'],
  [{ code: codes.sessionExpired }, 200, '/a', 'session'],
  [{ code: codes.sessionMissing }, 200, '/a', 'session'],
  [{ code: codes.sessionExpired }, 401, '/a', 'otherStatus'],
  [{ code: codes.systemError }, 200, '/a', 'systemError'],
  [{ code: codes.systemError }, 500, '/a', 'otherStatus'],
  ...bareCodes.map((code) => [{ code }, 200, '/a', 'bareCode'] as const),
  [{ code: bareCodes[0] }, 500, '/a', 'otherStatus'],
  [{ code: codes.badInput }, 404, '/a', 'notFound'],
  [{ code: codes.badInput, msg: unknownCode }, 200, price, 'discountCodeUnknown'],
  [{ code: codes.badInput, msg: unknownCode }, 200, `${price}/x`, 'otherCode'],
  [{ code: codes.badInput, msg: unknownCode }, 500, price, 'otherStatus'],
  [{ code: codes.badInput, msg: `so: ${unknownCode}` }, 200, price, 'otherCode'],
  [{ code: codes.badInput, msg: null }, 200, price, 'otherCode'],
  [{ code: codes.badInput }, 200, '/x/unBooking', 'wholeBody'],
  [{ code: codes.badInput }, 200, '/x/booking/alipay', 'wholeBody'],
  [{ code: codes.badInput }, 200, '/x/booking/wechat', 'wholeBody'],
  [{ code: codes.badInput }, 200, '/x/unBookingByNeedle', 'otherCode'],
  [{ code: codes.badInput }, 500, '/x/unBooking', 'otherStatus'],
  ['<html>', 200, '/x/unBooking', 'noEnvelope'],
  // a body without a numeric code is not an answer of the API
  [{ code: '0', data: 1 }, 200, '/a', 'noEnvelope'],
  [{ data: 1 }, 200, '/a', 'noEnvelope'],
  [null, 200, '/a', 'noEnvelope'],
  ['0', 200, '/a', 'noEnvelope'],
] as const)('%j with %i at %s is %s', (body, status, path, id) => expect(rowOf(body, status, path)).toBe(id))

test.each([
  'discount code does not exist',
  ' Discount code does not exist. ',
  'DISCOUNT CODE DOES NOT EXIST!',
])('recognises an unknown code from %j', (msg) =>
  expect(rowOf({ code: codes.badInput, msg }, 200, price)).toBe('discountCodeUnknown'),
)
test.each([
  ["Ce code de réduction n'existe pas", true],
  ['優惠碼不存在。', true],
  ['優惠碼不存在！', true],
  ['優惠碼。不存在', false],
])('recognises an unknown code from %j: %p', (msg, isUnknown) =>
  expect(rowOf({ code: codes.badInput, msg }, 200, price) === 'discountCodeUnknown').toBe(isUnknown),
)

test.each([
  [{ error: 'Bad Gateway' }, 'Bad Gateway'],
  [{ error: 'Bad', msg: 'one', message: 'two' }, 'Bad one two'],
  // equal texts once, and no empty ones
  [{ error: 'Bad', msg: 'Bad', message: '' }, 'Bad'],
  [{ error: 7, msg: 'one', message: null }, 'one'],
  [{ msg: 'one' }, 'HTTP 502 one'],
  ['<html>', 'HTTP 502'],
  [null, 'HTTP 502'],
])('reads the status 502 with %j as %j', (body, literal) =>
  expect(errorOf(body, 502).dialog?.text).toEqual({ literal }),
)

test.each([
  [{ reference: 'r-1' }, 'r-1'],
  [{ reference: 7 }, undefined],
  [{ reference: '' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('finds the reference in %j: %p', (data, reference) => {
  const error = errorOf({ code: codes.badInput, msg: 'no', data })
  expect(error.reference).toBe(reference)
  expect('reference' in error).toBe(reference !== undefined)
})

test('an error contains the known details and no others', () => {
  expect(errorOf({ code: codes.badInput, msg: 'no' })).toEqual({
    kind: 'business',
    httpStatus: 200,
    code: codes.badInput,
    msg: 'no',
    silent: false,
    body: { code: codes.badInput, msg: 'no' },
    dialog: { title: { key: 'dialog.title' }, text: { literal: 'no' } },
  })
  expect(errorOf(null, 404)).toEqual({
    kind: 'http',
    httpStatus: 404,
    msg: '',
    silent: false,
    dialog: { title: { key: 'dialog.title' }, text: { key: 'notFound' } },
  })
  const lost = readAnswer({ type: 'network', path: '/a', text: 'lost', code: 'E1' })
  expect(lost).toMatchObject({
    error: {
      kind: 'network',
      code: 'E1',
      msg: 'lost',
      dialog: { text: { key: 'network', params: { text: 'lost', code: 'E1' } } },
    },
  })
  for (const type of ['timeout', 'aborted'] as const)
    expect(readAnswer({ type, path: '/a' })).toMatchObject({
      error: { kind: type === 'timeout' ? 'timeout' : 'silent', msg: '', silent: true },
    })
})

test('an empty answer is null', () => {
  expect(http({ code: codes.ok })).toEqual({
    isSuccess: true,
    body: { code: codes.ok, data: null },
    wire: null,
  })
})
