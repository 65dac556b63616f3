import { act, renderHook } from '@testing-library/react'
import type { CartLine } from '@contract/routes/cart'
import { useRemoval } from '@/pages/trolley/hooks/use-removal'

const line = (id: string) => ({ id, state: 'ok' }) as CartLine

/** The restoring of a removed line, answered by the test. */
function restoring() {
  const answers: ((isBack: boolean) => void)[] = []
  const undo = jest.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  return { undo, answer: (isBack: boolean) => act(async () => answers.shift()?.(isBack)) }
}

/** A cart from which two lines were removed, the second while the first was being put back. */
async function twoRemoved() {
  const [first, second] = [restoring(), restoring()]
  const remove = jest.fn().mockResolvedValueOnce(first.undo).mockResolvedValueOnce(second.undo)
  const { result } = renderHook(() => useRemoval({ remove }, () => Promise.resolve()))
  await act(() => result.current.remove([line('a')]))
  act(() => void result.current.undo())
  await act(() => result.current.remove([line('b')]))
  return { first, second, result }
}

test('the undo of another line stays when the first one is back', async () => {
  const { first, second, result } = await twoRemoved()
  await first.answer(true)
  act(() => void result.current.undo())
  expect(first.undo).toHaveBeenCalledTimes(1)
  expect(second.undo).toHaveBeenCalledTimes(1)
  await second.answer(true)
  expect(result.current.note).toBeNull()
})

test('two lines of which none is back are put back together', async () => {
  const { first, second, result } = await twoRemoved()
  await first.answer(false)
  act(() => void result.current.undo())
  expect(first.undo).toHaveBeenCalledTimes(2)
  await first.answer(false)
  expect(second.undo).toHaveBeenCalledTimes(1)
  await second.answer(true)
  // the first one is still missing
  act(() => void result.current.undo())
  expect(first.undo).toHaveBeenCalledTimes(3)
  await first.answer(true)
  await second.answer(true)
  expect(result.current.note).toBeNull()
})
