import { act, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { codes } from '@contract/constants/codes'
import { limits } from '@contract/constants/limits'
import { selectVisitorLines, visitorLinesReturned } from '@/features/cart/cart.slice'
import { useAddToCart } from '@/features/cart/hooks/use-add-to-cart'
import { sessionRestored } from '@/features/session/session.slice'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { TransportFailure } from '@/platform/request'
import { makeStore } from '@/store/store'
import { answer, ignoreShapes, send } from '../support/mocked-transport'
import { newSession } from '../support/session-sample'

jest.mock('@/navigation/navigate', () => ({
  ...jest.requireActual<object>('@/navigation/navigate'),
  go: jest.fn(),
}))
ignoreShapes()
const goods = (isBookable = false) => ({ id: 'g', isBookable }) as never
const sku = (over: object = {}) => ({ id: 's', stock: 500, salesPrice: 1230, ...over }) as never
const line = (skuId: string) => ({ spuId: 'g', skuId, quantity: 1, addPrice: 5, place: null })

let store: ReturnType<typeof makeStore>
let hook: { current: ReturnType<typeof useAddToCart> }
const lines = () => selectVisitorLines(store.getState())
const add = async (...of: Parameters<typeof hook.current.add>) => {
  let isAdded = false
  await act(async () => {
    isAdded = await hook.current.add(...of)
  })
  return isAdded
}
const sent = () => send.mock.calls.map(([{ body }]) => body as { idempotencyKey: string; quantity: number })
const signIn = () =>
  act(() => {
    store.dispatch(sessionRestored(newSession()))
  })

beforeEach(async () => {
  await ensureTexts('common')
  await chooseLanguage('en')
  send.mockReset()
  store = makeStore()
  const wrapper = ({ children }: PropsWithChildren) => createElement(Provider, { store, children })
  hook = renderHook(useAddToCart, { wrapper }).result
})

describe('a visitor', () => {
  test('has the goods immediately, at their price, with a link to the cart', async () => {
    expect(hook.current.snack).toMatchObject({ isOpen: false, text: '' })
    expect(await add(goods(), sku(), { quantity: 2 })).toBe(true)
    expect(lines()).toEqual([{ ...line('s'), quantity: 2, addPrice: 1230 }])
    expect(hook.current.snack).toMatchObject({ isOpen: true, actionText: 'View cart' })
    act(() => hook.current.snack.onAction?.())
    expect(go).toHaveBeenCalledWith(routes.cart)
    expect(hook.current.snack.isOpen).toBe(false)
    expect(send).not.toHaveBeenCalled()
  })
  test.each([
    [false, 500, 120, limits.cartQuantity],
    [false, 3, 120, 3],
    // an appointment is for one person
    [true, 500, 2, 1],
    [false, 500, undefined, 1],
  ])('bookable %p, of %i in stock, %p wanted: %i', async (isBookable, stock, quantity, kept) => {
    await add(goods(isBookable), sku({ stock }), quantity === undefined ? {} : { quantity })
    expect(lines().map((one) => one.quantity)).toEqual([kept])
  })
  test('has a price of zero for goods without one', async () => {
    await add(goods(), sku({ salesPrice: null }))
    expect(lines()[0]?.addPrice).toBe(0)
  })
  test.each([
    [limits.cartLines - 1, 's', limits.cartLines, true],
    [limits.cartLines, 's', limits.cartLines, false],
    // more of an existing line
    [limits.cartLines, 'k0', limits.cartLines, true],
  ])('with %i lines adds %s: %i lines, reported as added: %p', async (count, id, after, isSaid) => {
    act(() => {
      store.dispatch(visitorLinesReturned(Array.from({ length: count }, (_none, n) => line(`k${n}`))))
    })
    await add(goods(), sku({ id }))
    expect([lines().length, 'actionText' in hook.current.snack]).toEqual([after, isSaid])
    if (!isSaid) expect(hook.current.snack.text).toContain('100')
  })
})

describe('an account', () => {
  beforeEach(signIn)
  const lost = () => send.mockRejectedValueOnce(new TransportFailure('network', 'lost', 'x'))

  test('repeats a lost request with its key, and sends another with another key', async () => {
    lost()
    expect(await add(goods(), sku())).toBe(false)
    lost()
    await add(goods(), sku(), { quantity: 2 })
    send.mockResolvedValue(answer({ id: 'l' }))
    expect(await add(goods(), sku())).toBe(true)
    expect(await add(goods(), sku())).toBe(true)
    const keys = sent().flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect(keys[2]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
    expect(hook.current.snack).toMatchObject({ isOpen: true, actionText: 'View cart' })
    expect(lines()).toEqual([])
  })
  test.each([
    [codes.cartFull, 'The cart is full', 'The cart is full'],
    // reported by a dialog
    [codes.badInput, 'No', ''],
  ])('shows the refusal %i %j in place as %j, and does not reuse its key', async (code, msg, text) => {
    send.mockResolvedValue(answer(null, code, msg))
    expect(await add(goods(), sku())).toBe(false)
    expect([hook.current.snack.text, 'actionText' in hook.current.snack]).toEqual([text, false])
    await add(goods(), sku())
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })
  test('names the person of the line, because the same one again adds nothing', async () => {
    send.mockResolvedValue(answer({ id: 'l', personName: 'Lee On' }))
    await add(goods(true), sku(), { personId: 'p' })
    expect(hook.current.snack.text).toBe('Added to the cart\u00a0· Lee On')
  })
  test.each([
    [true, 'p', { personId: 'p' }],
    [false, 'p', {}],
    [true, '', {}],
  ])('adds bookable %p for %p as %j', async (isBookable, personId, part) => {
    send.mockResolvedValue(answer({ id: 'l' }))
    await add(goods(isBookable), sku(), { personId })
    const { idempotencyKey: _key, ...body } = sent()[0] as { idempotencyKey: string }
    expect(body).toEqual({ spuId: 'g', skuId: 's', quantity: 1, ...part })
  })
})
