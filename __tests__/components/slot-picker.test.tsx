import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { Day, Time } from '@contract/rules/day'
import type { NearSlot, PresentMoment, SlotDay, SlotTime } from '@/features/booking/components/slot-picker'
import { SlotSheet } from '@/features/booking/components/slot-picker/slot-sheet'
import { useSlotMonth } from '@/features/booking/components/slot-picker/use-slot-month'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { plainText } from '@/i18n/line-breaks'
import { ThemeContext } from '@/theme/use-theme'
import type { ReadState } from '@/utils/read-state'
import { plainly } from '../support/plain-names'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})

const DAYS: SlotDay[] = [
  { date: '2026-11-21', state: 'full' },
  { date: '2026-11-30', state: 'full' },
  { date: '2026-12-03', state: 'free', isEarliest: true },
  { date: '2026-12-05', state: 'scarce', left: 3 },
  { date: '2026-12-06', state: 'rest' },
  { date: '2026-12-08', state: 'free' },
  { date: '2026-12-25', state: 'holiday' },
  { date: '2027-01-04', state: 'free' },
]
const time = (at: Time, state: SlotTime['state'] = 'free', left = 6): SlotTime => ({
  slotId: `s-${at}`,
  time: at,
  left,
  capacity: 6,
  state,
})
const TIMES = [time('14:00'), time('08:30', 'full', 0), time('09:30', 'scarce', 2), time('10:00')]

const answered = <T,>(data: T): ReadState<T> => ({ kind: 'ready', data })
const waiting = { kind: 'loading' } as const

function Picker({
  times = answered(TIMES),
  days = answered(DAYS),
  onConfirm = () => undefined,
  nearest,
  present,
}: {
  times?: ReadState<SlotTime[]>
  days?: ReadState<SlotDay[]>
  onConfirm?: () => void
  nearest?: NearSlot[]
  present?: PresentMoment
}) {
  const [date, setDate] = useState<Day>()
  const [slotId, setSlotId] = useState<string>()
  const month = useSlotMonth(DAYS, '2026-11')
  return (
    <SlotSheet
      isOpen
      days={days}
      times={date ? times : waiting}
      selectedDate={date}
      selectedSlotId={slotId}
      onPickDate={(day) => {
        setDate(day)
        setSlotId(undefined)
      }}
      onPickSlot={(slot) => setSlotId(slot.slotId)}
      {...month}
      {...(nearest ? { takenNotice: { nearest } } : {})}
      {...(present ? { present } : {})}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />
  )
}
const day = (name: RegExp) => screen.getByRole('button', { name: plainly(name) })
const confirm = () => screen.getByRole('button', { name: '就選這個' })

describe('slot picker', () => {
  test('opens on the first month with free days and shows a notice until the month is changed', () => {
    render(<Picker />)
    expect(screen.getByRole('heading', { name: '2026年12月' })).toBeInTheDocument()
    expect(screen.getByText('11 月已經約滿，先為你打開 12 月。')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: '上個月' }))
    expect(screen.getByRole('heading', { name: '2026年11月' })).toBeInTheDocument()
    expect(screen.queryByText(/先為你打開/)).toBeNull()
    expect(screen.getByRole('button', { name: '上個月' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('states beside the disabled button that a day without a time is no choice yet', () => {
    render(<Picker />)
    fireEvent.click(day(/12月8日/))
    expect(confirm()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('還未選時間')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '10:00' }))
    expect(screen.queryByText('還未選時間')).toBeNull()
  })

  test('offers a retry for times that could not be read, instead of reporting none', () => {
    const refetch = jest.fn()
    render(<Picker times={{ kind: 'failed', error: { kind: 'network' }, retry: refetch }} />)
    fireEvent.click(day(/12月8日/))
    expect(screen.queryByText(/這天沒有可約的時段/)).toBeNull()
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  test('does not report days that could not be read as closed', () => {
    const refetch = jest.fn()
    render(<Picker days={{ kind: 'failed', error: { kind: 'network' }, retry: refetch }} />)
    expect(screen.queryByRole('grid')).toBeNull()
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  test('omits past weeks, and shows all weeks of a future month', () => {
    render(<Picker />)
    expect(day(/^1 .*12月1日/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: '上個月' }))
    expect(screen.queryByRole('button', { name: plainly(/11月14日/) })).toBeNull()
    for (const name of [/11月15日/, /11月21日/, /11月30日/]) expect(day(name)).toBeInTheDocument()
  })

  test('collapses a part of the day without free times to one line, except for the current time', () => {
    const { unmount } = render(
      <Picker times={answered([time('08:30', 'full', 0), time('09:00', 'past', 0), time('14:00')])} />,
    )
    fireEvent.click(day(/12月8日/))
    const group = screen.getByRole('radiogroup', { name: plainly('12月8日 週二') })
    expect(group).toHaveTextContent('上午：已沒有空位。')
    expect(within(group).getAllByRole('radio')).toHaveLength(1)
    unmount()
    render(
      <Picker
        times={answered([time('08:30', 'full', 0), time('14:00')])}
        present={{ date: '2026-12-08', time: '08:30', isOtherStore: false }}
      />,
    )
    fireEvent.click(day(/12月8日/))
    expect(
      within(screen.getByRole('radiogroup', { name: plainly('12月8日 週二') })).getAllByRole('radio'),
    ).toHaveLength(2)
  })

  test.each([
    [
      ['上午：這天沒有時段。', '下午', '14:00', '晚上', '18:30'],
      [time('14:00'), time('18:30')],
    ],
    [
      ['上午：已沒有空位。', '下午', '14:00', '晚上：這天沒有時段。'],
      [time('08:30', 'full', 0), time('14:00')],
    ],
    [
      ['上午', '10:00', '下午：已沒有空位。', '晚上：這天沒有時段。'],
      [time('10:00'), time('14:00', 'full', 0)],
    ],
  ])('names the parts of a day in order of the day: %j', (words, times) => {
    render(<Picker times={answered(times)} />)
    fireEvent.click(day(/12月8日/))
    expect(screen.getByRole('radiogroup', { name: plainly('12月8日 週二') })).toHaveTextContent(
      words.join(''),
    )
  })

  test('omits past times among those that can be chosen', () => {
    render(<Picker times={answered([time('09:00', 'past', 0), time('09:30', 'full', 0), time('10:00')])} />)
    fireEvent.click(day(/12月8日/))
    expect(
      within(screen.getByRole('radiogroup', { name: plainly('12月8日 週二') }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['09:30 已滿', '10:00'])
  })

  test('shows the reason for an unavailable day, and ignores a press on it', () => {
    render(<Picker />)
    for (const name of [/^6 休 12月6日/, /^25 假期 12月25日/, /^1 未開放 12月1日|^1 12月1日/])
      expect(day(name)).toHaveAttribute('aria-disabled', 'true')
    expect(day(/^5 餘 3/)).not.toHaveAttribute('aria-disabled')
    expect(day(/^3 最早/)).not.toHaveAttribute('aria-disabled')
    fireEvent.click(day(/^6 休/))
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  test('groups the times of the chosen day with the number of free ones, and selects one', () => {
    const onConfirm = jest.fn()
    render(<Picker onConfirm={onConfirm} />)
    fireEvent.click(confirm())
    expect(onConfirm).not.toHaveBeenCalled()
    fireEvent.click(day(/12月8日/))
    expect(plainText(screen.getByRole('status').textContent)).toBe('12月8日 週二，有 3 個時段可選')
    const group = screen.getByRole('radiogroup', { name: plainly('12月8日 週二') })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['08:30 已滿', '09:30 餘 2', '10:00', '14:00'])
    expect(group).toHaveTextContent('上午')
    expect(group).toHaveTextContent('晚上：這天沒有時段。')
    fireEvent.click(within(group).getByRole('radio', { name: '08:30 已滿' }))
    expect(within(group).queryByRole('radio', { checked: true })).toBeNull()
    fireEvent.click(within(group).getByRole('radio', { name: '10:00' }))
    expect(screen.getByText(plainly('12月8日 週二 10:00'))).toBeInTheDocument()
    fireEvent.click(confirm())
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  test('names the own appointment that closes a day or a time, and cannot be chosen', () => {
    const onConfirm = jest.fn()
    render(
      <Picker
        onConfirm={onConfirm}
        days={answered([
          { date: '2026-12-07', state: 'busy', isEarliest: true },
          { date: '2026-12-08', state: 'free' },
        ])}
        times={answered([time('09:00', 'busy'), time('14:00'), time('18:30', 'full', 0)])}
      />,
    )
    expect(day(/^7 已有約/)).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(day(/12月8日/))
    const closed = screen.getByRole('radio', { name: '09:00 本人已有預約' })
    expect(closed).toHaveTextContent('本人已有預約')
    expect(closed).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(closed)
    fireEvent.click(confirm())
    expect(onConfirm).not.toHaveBeenCalled()
    expect(plainText(screen.getByRole('status').textContent)).toBe('12月8日 週二，有 1 個時段可選')
  })

  test('vibrates for a selected time, but not for a full one, nor in elder mode', () => {
    const vibrate = jest.fn()
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList)
    const { rerender } = render(<Picker />)
    fireEvent.click(day(/12月8日/))
    fireEvent.click(screen.getByRole('radio', { name: '08:30 已滿' }))
    expect(vibrate).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: '10:00' }))
    expect(vibrate).toHaveBeenCalledTimes(1)
    rerender(
      <ThemeContext.Provider value={{ theme: 'auto', elder: 1.5, lang: 'zh-Hant', isGrey: false }}>
        <Picker />
      </ThemeContext.Provider>,
    )
    fireEvent.click(day(/12月8日/))
    fireEvent.click(screen.getByRole('radio', { name: '14:00' }))
    expect(vibrate).toHaveBeenCalledTimes(1)
    media.mockRestore()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  test('arrow keys move over days, into the next month, and over bookable times', () => {
    render(<Picker />)
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    day(/12月3日/).focus()
    press('ArrowDown')
    expect(day(/12月10日/)).toHaveFocus()
    press('End')
    expect(day(/12月12日/)).toHaveFocus()
    for (let week = 0; week < 3; week += 1) press('ArrowDown')
    expect(screen.getByRole('heading', { name: '2027年1月' })).toBeInTheDocument()
    expect(day(/1月2日/)).toHaveFocus()
    press('ArrowRight')
    press('ArrowRight')
    press('Enter')
    expect(screen.getByRole('heading', { name: plainly('1月4日 週一') })).toBeInTheDocument()
    screen.getByRole('radio', { name: '09:30 餘 2' }).focus()
    press('ArrowRight')
    press(' ')
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('10:00')
  })

  test('replaces a time that was just taken by the nearest free ones', () => {
    render(<Picker nearest={[{ ...time('10:00'), date: '2026-12-08' }]} />)
    expect(screen.getByRole('alert')).toHaveTextContent('這個時間剛被約滿。')
    fireEvent.click(screen.getByRole('button', { name: plainly('12月8日 週二 10:00') }))
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('10:00')
  })

  test('shows the current slot of an appointment, and marks it among the days and times', () => {
    const { rerender } = render(
      <Picker present={{ date: '2026-12-08', time: '10:00', isOtherStore: false }} />,
    )
    expect(screen.getByText(plainly('現在的預約：12月8日 週二 10:00'))).toBeInTheDocument()
    expect(day(/^8 現在 12月8日 週二 /)).not.toHaveAttribute('aria-disabled')
    fireEvent.click(day(/12月8日/))
    expect(screen.getByRole('radio', { name: '10:00 現在' })).toBeInTheDocument()
    rerender(<Picker present={{ date: '2026-12-08', time: '10:00', isOtherStore: true }} />)
    expect(screen.getByRole('radio', { name: '10:00' })).toBeInTheDocument()
  })

  test('shows an instruction for a day without times', () => {
    render(<Picker times={answered([])} />)
    fireEvent.click(day(/12月8日/))
    expect(screen.getByText('這天沒有可約的時段，請選另一天。')).toBeInTheDocument()
  })

  test('shows a named placeholder while times are loading', () => {
    render(<Picker times={waiting} />)
    fireEvent.click(day(/12月8日/))
    expect(screen.getByRole('status', { name: '正在載入時段' })).toBeInTheDocument()
  })
})
