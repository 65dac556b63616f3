import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { addDays } from '@contract/rules/dates'
import type { Day } from '@contract/rules/day'
import { MonthGrid } from '@/features/booking/components/slot-picker/month-grid'
import { useDayText } from '@/features/booking/components/slot-picker/use-day-text'
import { useSlotMonth } from '@/features/booking/components/slot-picker/use-slot-month'
import type { SlotDay } from '@/features/booking/slot-days'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { plainly } from '../support/plain-names'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})

const TODAY: Day = '2026-11-30'
const LAST: Day = '2027-01-31'

/** Free days from one to the last. */
function freeFrom(first: Day): SlotDay[] {
  const days: SlotDay[] = []
  for (let date = TODAY; date <= LAST; date = addDays(date, 1) as Day)
    days.push({ date, state: date < first ? 'full' : 'free' })
  return days
}

/** A picker opened on the last day of a month; `other` chooses a day elsewhere, '' none. */
function Grid({ days = freeFrom(TODAY), other }: { days?: SlotDay[]; other?: Day | '' }) {
  const text = useDayText()
  const [date, setDate] = useState<Day>()
  const chosen = other === undefined ? date : other || undefined
  const { month, onMonthChange, monthNotice } = useSlotMonth(days, '2026-11', chosen)
  return (
    <>
      <p>{monthNotice ?? 'no notice'}</p>
      <MonthGrid
        month={month}
        span={{ first: '2026-11', last: '2027-01' }}
        days={new Map(days.map((day) => [day.date, day]))}
        firstDate={TODAY}
        {...(chosen ? { selectedDate: chosen } : {})}
        text={text}
        onPickDate={setDate}
        onMonthChange={onMonthChange}
      />
    </>
  )
}
const title = (name: string) => screen.queryByRole('heading', { name: plainly(name) })
const day = (name: RegExp) => screen.getByRole('button', { name: plainly(name) })
const cells = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent)

test('a day of the next month is chosen where it is shown, and the month turns only when it is asked for', () => {
  render(<Grid />)
  expect(title('2026年11月至12月')).toBeTruthy()
  expect(screen.getByText('no notice')).toBeTruthy()
  const before = cells()
  expect(before).toHaveLength(21)
  fireEvent.click(day(/12月8日/))
  expect(cells()).toEqual(before.map((text) => (text === '8' ? '8已選' : text)))
  fireEvent.click(screen.getByRole('button', { name: '下個月' }))
  expect(title('2026年12月')).toBeTruthy()
  expect(cells()).toHaveLength(35)
})

test('a day chosen elsewhere, and another appointment, have their own month again', () => {
  const { rerender } = render(<Grid />)
  fireEvent.click(day(/12月8日/))
  rerender(<Grid other="2027-01-05" />)
  expect(title('2027年1月')).toBeTruthy()
  rerender(<Grid other="2026-12-08" />)
  expect(title('2026年11月至12月')).toBeTruthy()
  rerender(<Grid days={freeFrom('2027-01-05')} other="" />)
  expect(title('2027年1月')).toBeTruthy()
  expect(screen.getByText('11 月已經約滿，先為你打開 1 月。')).toBeTruthy()
})

test('a month turned to is left for good by a day chosen outside it', () => {
  const { rerender } = render(<Grid other="2026-12-25" />)
  fireEvent.click(screen.getByRole('button', { name: '下個月' }))
  expect(title('2027年1月')).toBeTruthy()
  rerender(<Grid other="2026-12-08" />)
  expect(title('2026年11月至12月')).toBeTruthy()
  rerender(<Grid other="2026-12-25" />)
  expect(title('2026年12月')).toBeTruthy()
})

test('arrow keys stay within the months that are known', () => {
  render(<Grid other="2027-01-31" />)
  day(/1月31日/).focus()
  fireEvent.keyDown(day(/1月31日/), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(day(/1月31日/))
  expect(title('2027年1月')).toBeTruthy()
})

test('a month that ends without a free day does not send its visitors on to the next', () => {
  render(<Grid days={freeFrom('2026-12-02')} />)
  expect(title('2026年11月至12月')).toBeTruthy()
  expect(screen.getByText('no notice')).toBeTruthy()
})

test('weeks over the end of a year have both years in their title', () => {
  function Title() {
    return <p>{useDayText().months('2026-12', '2027-01')}</p>
  }
  render(<Title />)
  expect(screen.getByText(plainly('2026年12月 – 2027年1月'))).toBeTruthy()
})

test('arrow keys go on to the days of the next month that are shown, and not to days that have passed', () => {
  render(<Grid />)
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  day(/11月30日/).focus()
  press('ArrowRight')
  expect(document.activeElement).toBe(day(/12月1日 /))
  press('ArrowUp')
  expect(document.activeElement).toBe(day(/12月1日 /))
  fireEvent.click(screen.getByRole('button', { name: '下個月' }))
  day(/12月2日 /).focus()
  press('ArrowUp')
  expect(document.activeElement).toBe(day(/12月2日 /))
  expect(title('2026年12月')).toBeTruthy()
})
