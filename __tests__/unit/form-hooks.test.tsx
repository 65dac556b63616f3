import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { restoreDraft, useDraft, type DraftStorage } from '@/hooks/use-draft'
import { useFormFaults } from '@/hooks/use-form-faults'
import { loadMoreStatus } from '@/hooks/use-load-more'

describe('draft of a form', () => {
  const EMPTY = { name: '', phone: '', hasAgreed: false }
  const device = (): DraftStorage & { kept: Map<string, unknown> } => {
    const kept = new Map<string, unknown>()
    return {
      kept,
      read: (key) => kept.get(key),
      write: (key, value) => {
        kept.set(key, JSON.parse(JSON.stringify(value)))
      },
      remove: (key) => {
        kept.delete(key)
      },
    }
  }
  const open = (storage: DraftStorage, key = 'order/1', version = 1) =>
    renderHook(({ draftKey }) => useDraft(draftKey, EMPTY, { storage, version }), {
      initialProps: { draftKey: key },
    })

  test('restores the input after the page was closed', () => {
    const storage = device()
    const first = open(storage)
    expect(first.result.current.hasDraft).toBe(false)
    act(() => {
      first.result.current.change({ name: '陳美儀' })
      first.result.current.change({ phone: '9123' })
    })
    first.unmount()
    const second = open(storage)
    expect(second.result.current.values).toEqual({ name: '陳美儀', phone: '9123', hasAgreed: false })
    expect(second.result.current.hasDraft).toBe(true)
  })

  test('is deleted after the form was sent', () => {
    const storage = device()
    const { result } = open(storage)
    act(() => result.current.change({ name: 'A' }))
    act(() => result.current.clear())
    expect(result.current.values).toEqual(EMPTY)
    expect(storage.kept.size).toBe(0)
  })

  test('is separate for each key', () => {
    const storage = device()
    const { result, rerender } = open(storage)
    act(() => result.current.change({ name: 'A' }))
    rerender({ draftKey: 'order/2' })
    expect(result.current.values.name).toBe('')
    act(() => result.current.change({ name: 'B' }))
    rerender({ draftKey: 'order/1' })
    expect(result.current.values.name).toBe('A')
  })

  test('of another version, or with fields of another type, is not restored', () => {
    const storage = device()
    const old = open(storage, 'order/1', 1)
    act(() => old.result.current.change({ name: 'A' }))
    expect(open(storage, 'order/1', 2).result.current.values).toEqual(EMPTY)
    expect(restoreDraft(EMPTY, { version: 1, values: { name: 7, phone: '9', gone: 'x' } }, 1)).toEqual({
      name: '',
      phone: '9',
      hasAgreed: false,
    })
    expect(restoreDraft(EMPTY, 'broken', 1)).toBe(EMPTY)
  })
})

test.each([
  [{ hasNextPage: true, isFetchingNextPage: false, isError: false }, 'more'],
  [{ hasNextPage: true, isFetchingNextPage: true, isError: false }, 'loading'],
  [{ hasNextPage: true, isFetchingNextPage: false, isError: true }, 'failed'],
  [{ hasNextPage: true, isFetchingNextPage: true, isError: true }, 'loading'],
  [{ hasNextPage: false, isFetchingNextPage: false, isError: false }, 'end'],
])('the end of a list with %o has the status %s', (query, status) =>
  expect(loadMoreStatus(query)).toBe(status),
)

test('a form error is scrolled into view once it is rendered, and each time it is set', () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  function Form() {
    const { trouble, setTrouble, mend } = useFormFaults<'name', { text: string }, string>('form')
    return (
      <>
        {trouble && <p id="form-trouble">{trouble.text}</p>}
        <button onClick={() => setTrouble({ text: 'no network' })}>send</button>
        <button onClick={() => mend([])}>type</button>
      </>
    )
  }
  render(<Form />)
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByText('send'))
    expect(scrolled).toHaveBeenCalledTimes(times)
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByText('no network'))
  }
  fireEvent.click(screen.getByText('type'))
  expect(screen.queryByText('no network')).toBeNull()
  expect(scrolled).toHaveBeenCalledTimes(2)
})
