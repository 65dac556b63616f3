import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { kinds, type Route } from '@contract/route'
import type { ApiError } from '@/api/api-error'
import { refusalAnswer } from '@/api/refusal'
import { contentApi } from '@/features/content/api/content.api'
import { readAhead } from '@/store/read-ahead'
import { makeStore } from '@/store/store'
import { orKnown, useKnownRow } from '@/store/use-known-row'

describe('a row known from a list', () => {
  const known = (data: unknown, id = 'a', mark = 'price') => {
    const store = makeStore()
    store.dispatch(
      contentApi.util.upsertQueryEntries([
        { endpointName: 'noticeList', arg: undefined, value: data as never },
      ]),
    )
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(Provider, { store, children: children as never })
    return renderHook(() => useKnownRow<{ id: string; price: number }>(id, mark as 'price'), { wrapper })
      .result.current
  }
  const row = { id: 'a', price: 5 }
  test.each([
    ['a list', [null, 'a', { id: 'b', price: 1 }, row]],
    ['a page', { current: 1, records: [row] }],
    ['several pages', { pages: [{ records: [] }, { records: [row] }], pageParams: [] }],
  ])('is found in %s', (_name, data) => expect(known(data)).toEqual(row))
  test.each([
    ['nothing', null],
    ['a text', 'records'],
    ['no list', { records: 'none' }],
    ['no pages', { pages: 'none' }],
    ['a row of another kind', [{ id: 'a', size: 5 }]],
    ['a row without an id', [{ price: 5 }]],
    ['the row of another', [{ id: 'b', price: 5 }]],
    ['a single thing', row],
  ])('is not found in %s', (_name, data) => expect(known(data)).toBeUndefined())
  test('is looked up in every list, and again when the page’s id changes', () => {
    const store = makeStore()
    const other = { id: 'b', price: 6 }
    store.dispatch(
      contentApi.util.upsertQueryEntries([
        { endpointName: 'decoration', arg: undefined, value: [other] as never },
        { endpointName: 'noticeList', arg: undefined, value: [row] as never },
      ]),
    )
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(Provider, { store, children: children as never })
    const { result, rerender } = renderHook(
      ({ id }) => useKnownRow<{ id: string; price: number }>(id, 'price'),
      { wrapper, initialProps: { id: 'a' } },
    )
    expect(result.current).toEqual(row)
    rerender({ id: 'b' })
    expect(result.current).toEqual(other)
    rerender({ id: 'c' })
    expect(result.current).toBeUndefined()
  })
  test('is used only while the complete answer is loading', () => {
    expect(orKnown({ kind: 'loading' } as never, row)).toEqual({ kind: 'ready', data: row })
    expect(orKnown({ kind: 'loading' } as never, undefined)).toEqual({ kind: 'loading' })
    const ready = { kind: 'ready', data: { id: 'a', price: 6 } } as const
    expect(orKnown(ready as never, row)).toBe(ready)
  })
})

describe('prefetching a page', () => {
  const ask = (page: unknown, query: string) => {
    const dispatch = jest.fn()
    readAhead({ dispatch } as never, page, query)
    return dispatch.mock.calls.map(([call]) => call as unknown)
  }
  test('reads the object that its address names', () => {
    const page = { readAhead: (id: string) => `call for ${id}` }
    expect(ask(page, 'tab=1&id=a%2Fb')).toEqual(['call for a/b'])
    expect(ask(page, 'tab=1')).toEqual([])
    expect(ask({}, 'id=a')).toEqual([])
  })
})

test('the data of a refusal is decoded like an answer, or left unchanged when it has another shape', () => {
  const route = { path: '/price', data: { price: kinds.money } } as unknown as Route
  const refused = (body?: unknown) =>
    refusalAnswer({ kind: 'business', msg: '', silent: false, body } as ApiError, route)
  expect(refused({ data: { price: '12.30' } })).toEqual({ price: 1230 })
  expect(refused({ data: { price: 'free' } })).toBeUndefined()
  expect([refused({}), refused(undefined)]).toEqual([undefined, undefined])
})
