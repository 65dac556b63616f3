import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { addDays } from '@contract/rules/dates'
import type { Day } from '@contract/rules/day'
import { MonthGrid } from '@/features/booking/components/slot-picker/month-grid'
import { useDayText } from '@/features/booking/components/slot-picker/use-day-text'
import type { SlotDay } from '@/features/booking/slot-days'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { plainly } from '../support/plain-names'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})

const TODAY: Day = '2026-11-30'
const days = new Map<Day, SlotDay>(
  Array.from({ length: 40 }, (_, offset) => addDays(TODAY, offset) as Day).map((date) => [
    date,
    { date, state: 'free' },
  ]),
)

/** A picker opened on the last day of a month, without a month chosen. */
function Grid() {
  const text = useDayText()
  const [date, setDate] = useState<Day>()
  const [picked, setPicked] = useState<string>()
  return (
    <MonthGrid
      month={picked ?? date?.slice(0, 7) ?? '2026-11'}
      span={{ first: '2026-11', last: '2027-01' }}
      days={days}
      firstDate={TODAY}
      {...(date ? { selectedDate: date } : {})}
      text={text}
      onPickDate={setDate}
      onMonthChange={setPicked}
    />
  )
}
const cells = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent)

test('a day of the next month is chosen where it is shown, and the month turns only when it is asked for', () => {
  render(<Grid />)
  expect(screen.getByRole('heading', { name: plainly('2026年11月至12月') })).toBeTruthy()
  const before = cells()
  expect(before).toHaveLength(21)
  fireEvent.click(screen.getByRole('button', { name: plainly(/12月8日/) }))
  expect(cells()).toEqual(before.map((text) => (text === '8' ? '8已選' : text)))
  fireEvent.click(screen.getByRole('button', { name: '下個月' }))
  expect(screen.getByRole('heading', { name: plainly('2026年12月') })).toBeTruthy()
  expect(cells()).toHaveLength(35)
})

test('arrow keys go on to the days of the next month that are shown', () => {
  render(<Grid />)
  const today = screen.getByRole('button', { name: plainly(/11月30日/) })
  today.focus()
  fireEvent.keyDown(today, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: plainly(/12月1日 /) }))
  expect(screen.getByRole('heading', { name: plainly('2026年11月至12月') })).toBeTruthy()
})
