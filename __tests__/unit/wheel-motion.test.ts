import {
  dragPosition,
  drawnStretch,
  glideMs,
  glidePosition,
  keyTarget,
  restIndex,
  typeAheadTarget,
  wheelSteps,
} from '@/utils/wheel-motion'

describe('wheel motion', () => {
  test('dragging by one item moves one item, with resistance past the ends', () => {
    expect(dragPosition(3, -44, 44, 10)).toBe(4)
    expect(dragPosition(3, 88, 44, 10)).toBe(1)
    expect(dragPosition(0, 440, 44, 10)).toBeGreaterThan(-0.5)
    expect(dragPosition(0, 440, 44, 10)).toBeLessThan(0)
    expect(dragPosition(9, -440, 44, 10)).toBeLessThan(9.5)
    expect(dragPosition(9, -440, 44, 10)).toBeGreaterThan(9)
  })

  test('releasing at rest selects the nearest item, a flick glides on but never past the ends', () => {
    expect(restIndex(3.4, 0, 10)).toBe(3)
    expect(restIndex(3.6, 0, 10)).toBe(4)
    expect(restIndex(3, 0.01, 10)).toBe(6)
    expect(restIndex(3, -0.01, 10)).toBe(0)
    expect(restIndex(8, 0.06, 10)).toBe(9)
  })

  test('a glide ends at the expected position', () => {
    expect(glidePosition(0, 5, 0, 400)).toBe(0)
    expect(glidePosition(0, 5, 400, 400)).toBe(5)
    expect(glidePosition(0, 5, 200, 400)).toBeGreaterThan(2.5)
    expect(glidePosition(0, 5, 10, 0)).toBe(5)
    expect(glideMs(0, 300)).toBeLessThanOrEqual(700)
  })

  test('renders the rows around the position only, also for a list of centuries', () => {
    expect(drawnStretch(150, 150, 301)).toEqual({ first: 146, last: 154 })
    expect(drawnStretch(0, 2, 12)).toEqual({ first: 0, last: 6 })
    const { first, last } = drawnStretch(0, 300, 301)
    expect(last).toBe(300)
    expect(last - first).toBeLessThan(80)
  })

  test('one notch of a mouse wheel is one step, a touch pad accumulates', () => {
    expect(wheelSteps(0, 100, false)).toEqual({ steps: 1, carriedPx: 0 })
    expect(wheelSteps(0, -120, false)).toEqual({ steps: -1, carriedPx: 0 })
    expect(wheelSteps(0, 3, true)).toEqual({ steps: 1, carriedPx: 0 })
    expect(wheelSteps(0, 15, false)).toEqual({ steps: 0, carriedPx: 15 })
    expect(wheelSteps(30, 15, false)).toEqual({ steps: 1, carriedPx: 5 })
    expect(wheelSteps(30, -15, false)).toEqual({ steps: 0, carriedPx: -15 })
  })

  test.each([
    ['ArrowDown', 5],
    ['ArrowUp', 3],
    ['PageDown', 9],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 9],
    ['a', null],
  ])('%s from the fifth of ten selects %p', (key, target) => {
    expect(keyTarget(key, 4, 10)).toBe(target)
  })

  test('typing selects the next item with that prefix', () => {
    const labels = ['January', 'February', 'March', 'April', 'May', 'June', 'July']
    expect(typeAheadTarget('m', labels, 0)).toBe(2)
    expect(typeAheadTarget('m', labels, 2)).toBe(4)
    expect(typeAheadTarget('ma', labels, 2)).toBe(2)
    expect(typeAheadTarget('J', labels, 6)).toBe(0)
    expect(typeAheadTarget('x', labels, 0)).toBe(-1)
  })
})
