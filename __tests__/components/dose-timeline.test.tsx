import { render, screen } from '@testing-library/react'
import type { Booking } from '@contract/routes/bookings'
import { DoseTimeline } from '@/components/dose-timeline'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('en')
})

const second = {
  id: 'b2',
  state: 'booked',
  stateDesc: 'Booked',
  actions: [],
  shopName: 'Central',
  date: '2026-11-26',
  time: '10:30',
  doseNo: 2,
  doseTotal: 3,
  earliestDay: null,
} as unknown as Booking

test('a single dose keeps its number', () => {
  render(<DoseTimeline doses={[second]} actionsOf={() => null} />)
  expect(screen.getByText('2')).toBeInTheDocument()
  expect(screen.queryByText('1')).not.toBeInTheDocument()
})
