import { covers, listWindow, widen } from '@/utils/list-window'

const rows = (count: number, heights: number[] = [], gap = 10) => ({
  count,
  gap,
  heights: new Map(heights.map((height, row) => [row, height])),
})
/** Height of the whole list as in the page: the omitted rows, the rendered rows and the gaps between them. */
const heightOf = (of: ReturnType<typeof rows>, view: { top: number; bottom: number }) => {
  const { first, end, before, after } = listWindow(view, of)
  const mean = [...of.heights.values()].reduce((sum, height) => sum + height, 0) / of.heights.size
  const drawn = Array.from({ length: end - first }, (_, index) => of.heights.get(first + index) ?? mean)
  const parts = [before, ...drawn, after].filter((part) => part > 0)
  return parts.reduce((sum, part) => sum + part, 0) + of.gap * (parts.length - 1)
}

test('a list that fits the window is rendered completely', () => {
  expect(listWindow({ top: 0, bottom: 1000 }, rows(3, [100, 100, 100]))).toEqual({
    first: 0,
    end: 3,
    before: 0,
    after: 0,
  })
})

test('only the rows in view are rendered, whatever their heights', () => {
  // rows begin at 0, 110, 320, 380, 490
  const of = rows(5, [100, 200, 50, 100, 100])
  expect(listWindow({ top: 0, bottom: 110 }, of)).toMatchObject({ first: 0, end: 1, before: 0 })
  expect(listWindow({ top: 115, bottom: 330 }, of)).toMatchObject({ first: 1, end: 3, before: 100 })
  expect(listWindow({ top: 390, bottom: 2000 }, of)).toMatchObject({
    first: 3,
    end: 5,
    before: 370,
    after: 0,
  })
})

test('omitted rows keep their space: the list’s height does not change while scrolling', () => {
  const of = rows(
    10_000,
    Array.from({ length: 4_000 }, (_, row) => 150 + (row % 7) * 10),
  )
  const whole = heightOf(of, { top: 0, bottom: 1e9 })
  for (const top of [0, 1, 5_000, 123_456, 700_000, 1_500_000])
    expect(heightOf(of, { top, bottom: top + 800 })).toBeCloseTo(whole, 3)
})

test('of 10 000 rows only a screenful is rendered', () => {
  const { first, end } = listWindow(widen({ top: 900_000, bottom: 900_844 }, 844), rows(10_000, [190]))
  expect(first).toBeGreaterThan(4_000)
  expect(end - first).toBeLessThan(16)
})

test('a position past the end, as after filtering, renders the last row', () => {
  expect(listWindow({ top: 50_000, bottom: 51_000 }, rows(3, [100, 100, 100]))).toEqual({
    first: 2,
    end: 3,
    before: 210,
    after: 0,
  })
  expect(listWindow({ top: 0, bottom: 800 }, rows(0))).toEqual({ first: 0, end: 0, before: 0, after: 0 })
})

test('a window covers the smaller ones inside it', () => {
  const window = { first: 10, end: 20, before: 1, after: 1 }
  expect(covers(window, { ...window, first: 12, end: 19 })).toBe(true)
  expect(covers(window, { ...window, first: 9 })).toBe(false)
  expect(covers(window, { ...window, end: 21 })).toBe(false)
})
