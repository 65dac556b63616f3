import type { CartLine } from '@contract/routes/cart'
import { keysOf, linesOf } from '@/pages/trolley/cart-parts'

const line = (skuId: string, personId: string | null = null) =>
  ({ id: `${skuId} ${personId}`, skuId, personId }) as CartLine

test('lines of one service have distinct keys, and are found by them', () => {
  const lines = [line('exam', 'child'), line('exam', 'parent'), line('masks')]
  expect(new Set(keysOf(lines)).size).toBe(3)
  for (const one of lines) expect(linesOf(keysOf([one]), lines)).toEqual([one])
})

test('a line without a person is found beside one with a person', () => {
  const lines = [line('exam', 'child'), line('exam')]
  expect(linesOf(['exam'], lines)).toEqual([lines[1]])
})

test("a line merged with a person's line at the sign-in is found as the newest of these, once", () => {
  const lines = [line('exam', 'child'), line('exam', 'parent')]
  expect(linesOf(['exam', 'gone'], lines)).toEqual([lines[0]])
})
