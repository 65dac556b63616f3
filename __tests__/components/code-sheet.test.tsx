import { fireEvent, render, screen } from '@testing-library/react'
import type { Booking } from '@contract/routes/bookings'
import { CodeSheet } from '@/components/code-sheet'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

let mockIsShown = true
jest.mock('@/hooks/use-is-shown', () => ({ useIsShown: () => mockIsShown }))
const asked: [what: string, isOn: boolean][] = []
jest.mock('@/platform/brightness', () => ({
  canBrighten: true,
  setBrightness: async (isBright: boolean) => void asked.push(['bright', isBright]),
  keepAwake: async (isAwake: boolean) => void asked.push(['awake', isAwake]),
}))

const booked = {
  id: 'b1',
  state: 'booked',
  spuName: 'Flu vaccine',
  doseNo: 2,
  personName: 'Ann',
  shopName: 'Central Clinic',
  date: '2026-11-26',
  time: '10:30',
  verifyCode: '1234 5678',
  staffTitle: '流感疫苗 · 第 2 劑',
  staffNote: 'Ann · 2026-11-26 10:30 · 中環健康中心',
} as unknown as Booking

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('en')
})
beforeEach(() => {
  mockIsShown = true
  asked.length = 0
})

test('switches a code to the language of the staff and back', () => {
  render(<CodeSheet booking={booked} onClose={() => undefined} />)
  expect(screen.getByText('Flu vaccine · Dose 2')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show to the staff in Chinese' }))
  expect(screen.getByText('流感疫苗 · 第 2 劑')).toBeInTheDocument()
  expect(screen.getByText(/中環健康中心$/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'In my language' }))
  expect(screen.getByText('Ann · Central Clinic')).toBeInTheDocument()
})

test('offers no other language to readers of the staff’s language', () => {
  render(<CodeSheet booking={{ ...booked, staffTitle: 'Flu vaccine · Dose 2' }} onClose={() => undefined} />)
  expect(screen.queryByRole('button', { name: 'Show to the staff in Chinese' })).not.toBeInTheDocument()
})

test('brightens the screen and keeps it on while a code is shown, and restores both afterwards', () => {
  const sheet = render(<CodeSheet booking={booked} onClose={() => undefined} />)
  expect(asked).toEqual([
    ['bright', true],
    ['awake', true],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Normal brightness' }))
  expect(asked.at(-1)).toEqual(['bright', false])
  asked.length = 0
  sheet.rerender(<CodeSheet booking={null} onClose={() => undefined} />)
  expect(asked).toEqual(
    expect.arrayContaining([
      ['bright', false],
      ['awake', false],
    ]),
  )
})

test('restores the screen while the page is left, and brightens it again on return', () => {
  const sheet = render(<CodeSheet booking={booked} onClose={() => undefined} />)
  asked.length = 0
  mockIsShown = false
  sheet.rerender(<CodeSheet booking={{ ...booked }} onClose={() => undefined} />)
  expect(asked).toEqual([
    ['bright', false],
    ['awake', false],
  ])
  mockIsShown = true
  sheet.rerender(<CodeSheet booking={{ ...booked }} onClose={() => undefined} />)
  expect(asked.slice(2)).toEqual([
    ['bright', true],
    ['awake', true],
  ])
})
