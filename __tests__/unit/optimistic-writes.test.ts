import { codes } from '@contract/constants/codes'
import { api } from '@/api/api'
import { bookingsApi } from '@/features/booking/api/bookings.api'
import { cartApi } from '@/features/cart/api/cart.api'
import { compareApi } from '@/features/compare/api/compare.api'
import { brandsApi } from '@/features/favourites/api/brands.api'
import { favouritesApi } from '@/features/favourites/api/favourites.api'
import { makeStore } from '@/store/store'
import { answer as answered, ignoreShapes, send } from '../support/mocked-transport'
import { settled } from '../support/settled'

ignoreShapes()

/** Holds the next call until it is answered. */
function hold() {
  let answer: (data: unknown, code?: number) => void = () => undefined
  send.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = (data, code) => resolve(answered(data, code))
      }),
  )
  return { answer: (data: unknown, code?: number) => answer(data, code) }
}

let store: ReturnType<typeof makeStore>
/** Puts an answer into the cache, as if it were displayed. */
async function put(endpoint: { name: string; initiate: never }, arg: unknown, value: unknown): Promise<void> {
  await dispatch(api.util.upsertQueryData(endpoint.name as never, arg as never, value as never))
  await dispatch((endpoint.initiate as (arg: unknown) => unknown)(arg))
}
const data = (endpoint: { select: never }, arg?: unknown) =>
  (endpoint.select as (arg: unknown) => (state: unknown) => { data: unknown })(arg)(store.getState()).data
const dispatch = (action: unknown) => store.dispatch(action as never) as Promise<unknown>
beforeEach(() => {
  store = makeStore()
  send.mockReset()
  // the read after a write is still pending
  send.mockImplementation(() => new Promise(() => undefined))
})

describe('the cart', () => {
  const line = (id: string, quantity = 1) => ({ id, quantity })
  const { cartList, cartPut, cartRemove, cartSave } = cartApi.endpoints
  const shown = () => data(cartList as never)
  beforeEach(() => put(cartList as never, undefined, [line('a'), line('b')]))

  test('shows the line returned by a change, and no other', async () => {
    send.mockResolvedValueOnce(answered(line('b', 3)))
    await dispatch(cartPut.initiate({} as never))
    await settled()
    expect(shown()).toEqual([line('a'), line('b', 3)])
  })
  test('is unchanged when the change is refused', async () => {
    send.mockResolvedValueOnce(answered(null, codes.cartFull))
    await dispatch(cartPut.initiate({} as never))
    await settled()
    expect(shown()).toEqual([line('a'), line('b')])
  })
  test.each([
    [codes.ok, [line('b')]],
    [codes.systemError, [line('a'), line('b')]],
  ])('removes lines immediately; after the answer %p there are %j', async (code, left) => {
    const held = hold()
    const removing = dispatch(cartRemove.initiate(['a']))
    await settled()
    expect(shown()).toEqual([line('b')])
    held.answer(true, code)
    await removing
    await settled()
    expect(shown()).toEqual(left)
  })
  test('is replaced by the answer of a merge', async () => {
    send.mockResolvedValueOnce(answered({ lines: [line('c')], skipped: [] }))
    await dispatch(cartSave.initiate({} as never))
    await settled()
    expect(shown()).toEqual([line('c')])
  })
  test.each([
    ['a change', () => cartPut.initiate({} as never), line('b', 3), [line('a'), line('b', 3)]],
    ['a removal', () => cartRemove.initiate(['a']), true, [line('b')]],
    ['a merge', () => cartSave.initiate({} as never), { lines: [line('c')] }, [line('c')]],
  ])('read before %s includes it', async (_name, write, answer, after) => {
    const read = hold()
    const reading = dispatch(cartList.initiate(undefined, { forceRefetch: true }))
    await settled()
    send.mockResolvedValueOnce(answered(answer))
    await dispatch(write())
    const reread = hold()
    read.answer([line('a'), line('b')])
    await reading
    await settled()
    expect(shown()).toEqual(after)
    // the next read returns the current state
    reread.answer([line('a'), line('b')])
    await settled()
    await settled()
    expect(shown()).toEqual([line('a'), line('b')])
  })
})

describe('a favourite', () => {
  const of = { kind: 'goods', targetId: 'g' } as const
  const { favouriteState, favouriteAdd, favouriteDelete } = favouritesApi.endpoints
  const state = () => data(favouriteState as never, of)
  const none = { isCollected: false, id: null }
  const kept = { isCollected: true, id: 'f' }

  test.each([
    [codes.ok, kept],
    [codes.systemError, none],
  ])('is added immediately; after the answer %p it is %j', async (code, after) => {
    await put(favouriteState as never, of, none)
    const held = hold()
    const adding = dispatch(favouriteAdd.initiate({ ...of } as never))
    await settled()
    expect(state()).toEqual({ isCollected: true, id: null })
    held.answer({ id: 'f' }, code)
    await adding
    await settled()
    expect(state()).toEqual(after)
  })
  test.each([
    [codes.ok, none],
    // removed on another device meanwhile
    [codes.notFound, none],
    [codes.systemError, kept],
  ])('is removed immediately; after the answer %p it is %j', async (code, after) => {
    await put(favouriteState as never, of, kept)
    const held = hold()
    const removing = dispatch(favouriteDelete.initiate({ ...of, id: 'f' }))
    await settled()
    expect(state()).toEqual(none)
    held.answer(true, code)
    await removing
    await settled()
    expect(state()).toEqual(after)
  })
})

describe('a brand', () => {
  const brand = (id: string, isFollowed = false, followers = 5) => ({ id, isFollowed, followers })
  test.each([
    [codes.ok, brand('b', true, 6)],
    [codes.systemError, brand('b')],
  ])('is followed immediately; after the answer %p it is %j', async (code, after) => {
    await put(brandsApi.endpoints.allBrands as never, undefined, [brand('a'), brand('b')])
    const held = hold()
    const following = dispatch(
      brandsApi.endpoints.brandFollow.initiate({ brandId: 'b', isFollowed: true } as never),
    )
    await settled()
    expect(data(brandsApi.endpoints.allBrands as never)).toEqual([brand('a'), brand('b', true)])
    held.answer({ isFollowed: true, followers: 6 }, code)
    await following
    await settled()
    expect(data(brandsApi.endpoints.allBrands as never)).toEqual([brand('a'), after])
  })
})

describe('the comparison', () => {
  const entries = (...ids: string[]) => ({ entries: ids.map((id) => ({ id })) })
  const list = () => data(compareApi.endpoints.compareList as never)
  beforeEach(() => put(compareApi.endpoints.compareList as never, undefined, entries('a', 'b')))

  test.each([
    ['c', codes.ok, ['a', 'b', 'c']],
    ['b', codes.ok, ['a', 'b']],
    ['c', codes.systemError, ['a', 'b']],
  ])('contains %p after the answer %p', async (id, code, ids) => {
    send.mockResolvedValueOnce(answered({ id }, code))
    await dispatch(compareApi.endpoints.compareAdd.initiate({ spuId: id } as never))
    await settled()
    expect(list()).toEqual(entries(...ids))
  })
  test.each([
    [codes.ok, ['b']],
    [codes.systemError, ['a', 'b']],
  ])('removes one immediately; after the answer %p there are %j', async (code, ids) => {
    const held = hold()
    const removing = dispatch(compareApi.endpoints.compareDelete.initiate('a'))
    await settled()
    expect(list()).toEqual(entries('b'))
    held.answer(true, code)
    await removing
    await settled()
    expect(list()).toEqual(entries(...ids))
  })
})

describe('the answer of a write for an appointment', () => {
  const booking = (id: string, date = 'old') => ({ id, verifyCode: 'v', date })
  const { booking: one, bookingUpdate } = bookingsApi.endpoints
  // an object with the same id that is no appointment is unchanged
  const other = { id: 'a', date: 'old' }
  const order = (date: string) => ({ items: [{ deep: booking('a', date) }, other, booking('b'), null] })

  test.each([
    [codes.ok, booking('a', 'new'), 'new'],
    [codes.ok, [booking('x', 'new'), booking('a', 'new')], 'new'],
    [codes.systemError, booking('a', 'new'), 'old'],
  ])('with %p %j updates every view of the appointment', async (code, answer, date) => {
    send.mockResolvedValueOnce(answered(order('old')))
    await dispatch(one.initiate('a'))
    // it is displayed before it is read again
    send.mockResolvedValueOnce(answered(answer, code))
    await dispatch(bookingUpdate.initiate({} as never))
    await settled()
    expect(data(one as never, 'a')).toEqual(order(date))
  })
})
