import { fireEvent, render, screen } from '@testing-library/react'
import type { Time } from '@contract/rules/day'
import { TimeGrid } from '@/features/booking/components/slot-picker/time-grid'
import type { SlotTime } from '@/features/booking/slot-days'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})

const slot = (time: Time, state: SlotTime['state'] = 'free'): SlotTime => ({
  slotId: time,
  time,
  state,
  left: state === 'full' ? 0 : 6,
  capacity: 6,
})
const draw = (times: SlotTime[], presentTime: Time | null = null) =>
  render(<TimeGrid label="12月8日" times={times} presentTime={presentTime} onPick={() => undefined} />)
const shown = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))

test('folds full times among free ones, and shows them in their place when asked', () => {
  draw([
    slot('09:00', 'full'),
    slot('09:30'),
    slot('14:00', 'full'),
    slot('14:30', 'busy'),
    slot('18:30', 'full'),
  ])
  expect(shown()).toEqual(['09:30', '14:30 本人已有預約'])
  // without that of the evening, which is said to have no places
  const fold = screen.getByRole('button', { name: '2 個時段已滿' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  expect(shown()).toEqual(['09:00 已滿', '09:30', '14:00 已滿', '14:30 本人已有預約'])
  fireEvent.click(fold)
  expect(shown()).toEqual(['09:30', '14:30 本人已有預約'])
})

test('folds neither a single full time nor that of the appointment to reschedule', () => {
  draw([slot('09:00', 'full'), slot('09:30'), slot('14:00', 'full')], '14:00')
  expect(shown()).toEqual(['09:00 已滿', '09:30', '14:00 現在'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('begins with two rows of each part of the day, and shows the others when asked', () => {
  const times = ['08', '09', '10', '11'].flatMap((hour) =>
    ['00', '15', '30', '45'].map((minute) => slot(`${hour}:${minute}` as Time)),
  )
  const grid = (selectedSlotId?: string) => (
    <TimeGrid
      label="12月8日"
      times={[...times, slot('14:00'), slot('14:15', 'full'), slot('14:30', 'full')]}
      presentTime={null}
      isShort
      {...(selectedSlotId ? { selectedSlotId } : null)}
      onPick={() => undefined}
    />
  )
  const { rerender } = render(grid())
  expect(shown()).toEqual([...times.slice(0, 8).map(({ time }) => time), '14:00'])
  const fold = screen.getByRole('button', { name: '全部 19 個時段' })
  fireEvent.click(fold)
  expect(shown()).toHaveLength(19)
  fireEvent.click(fold)
  expect(shown()).toHaveLength(9)
  // the chosen one is never hidden
  rerender(grid('11:45'))
  expect(shown()).toHaveLength(17)
})

test('says that the last place is left where there were several, not of a time of one or two', () => {
  const last = (time: Time, capacity: number): SlotTime => ({ ...slot(time, 'scarce'), left: 1, capacity })
  draw([last('09:00', 1), last('09:30', 2), last('10:00', 6)])
  expect(shown()).toEqual(['09:00', '09:30', '10:00 餘 1'])
})
