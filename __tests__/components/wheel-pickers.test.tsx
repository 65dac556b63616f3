import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { ChoicePicker } from '@/components/choice-picker'
import { DatePicker } from '@/components/date-picker'
import { Wheel } from '@/components/wheel'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { RegionPicker } from '@/pages-mine/components/region-picker'

const NOW = new Date('2026-11-21T04:00:00Z')
const wheel = (name: string) => screen.getByRole('listbox', { name })
const chosen = (name: string) => within(wheel(name)).getByRole('option', { selected: true }).textContent

/** The row in the middle of a wheel, by the position of its track. */
const trackOf = (name: string) => within(wheel(name)).getByRole('presentation')
const middle = (name: string) =>
  Number(/^translate3d\(0, (-?\d+)%/.exec(trackOf(name).style.transform)?.[1]) / -100

beforeAll(async () => {
  await ensureTexts('common', 'pages-mine')
  await chooseLanguage('zh-Hant')
})
beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => {
  jest.useRealTimers()
})

/**
 * A drag by touch; the finger rests before it is lifted, so that there is no momentum. One item is 44 px
 * high.
 */
function drag(element: HTMLElement, byPx: number) {
  fireEvent.touchStart(element, { touches: [{ clientY: 200 }] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    act(() => {
      jest.advanceTimersByTime(30)
    })
    fireEvent.touchMove(element, { touches: [{ clientY: 200 + byPx * part }] })
  }
  act(() => {
    jest.advanceTimersByTime(300)
  })
  fireEvent.touchEnd(element, { touches: [] })
}

describe('position', () => {
  const digits = (from: number) =>
    Array.from({ length: 9 }, (_unused, n) => ({ key: `${n}`, label: `${from + n}` }))
  const one = digits(1)
  const shown = (items: typeof one, index: number) => (
    <Wheel label="號" items={items} index={index} onChange={() => undefined} />
  )

  test('a wheel glides to another row of its list, and jumps to a row of another list', () => {
    const { rerender } = render(shown(one, 2))
    expect(middle('號')).toBe(2)
    rerender(shown(one, 6))
    expect(middle('號')).toBe(6)
    expect(trackOf('號').style.transition).toMatch(/^transform [1-9]\d*ms/)
    rerender(shown(digits(11), 3))
    expect(middle('號')).toBe(3)
    expect(trackOf('號').style.transition).toBe('none')
  })
})

describe('date picker', () => {
  const open = (props: Partial<Parameters<typeof DatePicker>[0]> = {}) => {
    const onConfirm = jest.fn()
    const onCancel = jest.fn()
    render(
      <DatePicker
        isOpen
        title="出生日期"
        value="2026-01-31"
        onConfirm={onConfirm}
        onCancel={onCancel}
        {...props}
      />,
    )
    return { onConfirm, onCancel }
  }

  test('turning to a month without the day selects its last valid day', () => {
    const { onConfirm } = open()
    drag(wheel('月'), -44)
    expect([chosen('年'), chosen('月'), chosen('日')]).toEqual(['2026年', '2月', '28日'])
    expect([middle('月'), middle('日')]).toEqual([1, 27])
    fireEvent.click(screen.getByRole('button', { name: '確定' }))
    expect(onConfirm).toHaveBeenCalledWith('2026-02-28')
  })

  test('an option announces its position and the number of options', () => {
    open({ value: '2026-01-31' })
    const month = within(wheel('月')).getByRole('option', { selected: true })
    expect([month.getAttribute('aria-posinset'), month.getAttribute('aria-setsize')]).toEqual(['1', '12'])
  })

  test('a flick continues past the dragged distance', () => {
    open({ value: '2000-06-15' })
    const years = wheel('年')
    fireEvent.touchStart(years, { touches: [{ clientY: 200 }] })
    for (let step = 1; step <= 4; step += 1) {
      act(() => {
        jest.advanceTimersByTime(16)
      })
      fireEvent.touchMove(years, { touches: [{ clientY: 200 - step * 22 }] })
    }
    fireEvent.touchEnd(years, { touches: [] })
    const reached = Number(chosen('年')?.slice(0, 4))
    expect(reached).toBeGreaterThan(2004)
    expect(reached).toBeLessThan(2025)
  })

  test('a tap on an item, the mouse wheel and keys also select', () => {
    const { onConfirm } = open({ value: '2026-03-10' })
    fireEvent.click(within(wheel('日')).getByRole('option', { name: '12日' }))
    expect(chosen('日')).toBe('12日')
    fireEvent.wheel(wheel('日'), { deltaY: 100 })
    expect(chosen('日')).toBe('13日')
    fireEvent.wheel(wheel('日'), { deltaY: -100 })
    expect(chosen('日')).toBe('12日')
    fireEvent.keyDown(wheel('月'), { key: 'ArrowDown' })
    fireEvent.keyDown(wheel('月'), { key: 'End' })
    expect(chosen('月')).toBe('12月')
    for (const key of '1990') fireEvent.keyDown(wheel('年'), { key })
    expect(chosen('年')).toBe('1990年')
    fireEvent.keyDown(wheel('年'), { key: 'Enter' })
    expect(onConfirm).toHaveBeenCalledWith('1990-12-12')
  })

  test('the default range is 150 years before and after the current year', () => {
    open()
    fireEvent.keyDown(wheel('年'), { key: 'Home' })
    expect(chosen('年')).toBe('1876年')
    fireEvent.keyDown(wheel('年'), { key: 'End' })
    expect(chosen('年')).toBe('2176年')
  })

  test('clamps a value outside of the bounds, and cancel reports nothing', () => {
    const { onConfirm, onCancel } = open({ value: '2030-01-01', min: '2026-11-21', max: '2027-02-10' })
    expect([chosen('年'), chosen('月'), chosen('日')]).toEqual(['2027年', '2月', '10日'])
    expect(within(wheel('月')).getAllByRole('option')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('renders only items near the chosen one, each with its position in the whole', () => {
    open()
    const years = within(wheel('年')).getAllByRole('option')
    expect(years.length).toBeLessThan(15)
    expect(within(wheel('年')).getByRole('option', { selected: true })).toHaveAttribute('aria-setsize', '301')
  })
})

test('a region picker requires the province before the city', () => {
  const onConfirm = jest.fn()
  const tree = [
    {
      id: '44',
      name: '廣東',
      children: [
        { id: 'sz', name: '深圳' },
        { id: 'gz', name: '廣州' },
      ],
    },
    { id: '81', name: '香港', children: [{ id: 'cw', name: '中西區' }] },
  ]
  render(
    <RegionPicker
      isOpen
      title="省市"
      tree={tree}
      value={['44', 'gz']}
      onConfirm={onConfirm}
      onCancel={() => undefined}
    />,
  )
  expect([chosen('省份'), chosen('城市')]).toEqual(['廣東', '廣州'])
  drag(wheel('省份'), -44)
  expect([chosen('地區'), chosen('區')]).toEqual(['香港', '中西區'])
  fireEvent.click(screen.getByRole('button', { name: '確定' }))
  expect(onConfirm.mock.calls[0][0].map(({ id }: { id: string }) => id)).toEqual(['81', 'cw'])
})

test('a disabled choice stays visible with its reason', () => {
  const onConfirm = jest.fn()
  const choices = [
    { value: 'a', label: '中環' },
    { value: 'b', label: '沙田', disabledReason: '這個套餐不在這裡做' },
  ]
  render(
    <ChoicePicker
      isOpen
      title="選門店"
      choices={choices}
      hasSearch
      onConfirm={onConfirm}
      onCancel={() => undefined}
    />,
  )
  const closed = screen.getByRole('option', { name: /沙田/ })
  expect(closed).toHaveTextContent('這個套餐不在這裡做')
  expect(closed).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(closed)
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('option', { name: '中環' }))
  expect(onConfirm).toHaveBeenCalledWith('a')
})
