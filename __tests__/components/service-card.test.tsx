import { fireEvent, render, screen } from '@testing-library/react'
import type { Booking } from '@contract/routes/bookings'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ServiceCard } from '@/pages-clinic/components/service-card'

jest.mock('@/navigation/navigate', () => ({ go: jest.fn() }))

beforeAll(async () => {
  await ensureTexts('common')
  await ensureTexts('pages-clinic')
  await chooseLanguage('en')
})

const bookings = { busyId: null, run: async () => undefined, keepInCalendar: async () => undefined }

function show(part: Partial<Booking>, hereId?: string) {
  const booking = {
    id: 'b1',
    spuName: 'HPV vaccine',
    picUrl: '/assets/goods/hpv.svg',
    state: 'booked',
    stateDesc: 'Booked',
    actions: [],
    shopId: 'shop-central',
    shopName: 'Central',
    shopAddress: '18 Queen’s Road',
    date: '2026-11-26',
    time: '10:30',
    doseNo: 2,
    doseTotal: 3,
    earliestDay: null,
    ...part,
  } as unknown as Booking
  render(<ServiceCard booking={booking} hereId={hereId} bookings={bookings as never} />)
}

test('a booked service shows the address of its clinic', () => {
  show({})
  expect(screen.getByText('18 Queen’s Road')).toBeInTheDocument()
})

test('a locked dose shows the day or the dose after which it opens', () => {
  show({ state: 'locked', date: null, time: null, earliestDay: '2027-01-30' })
  expect(screen.getByText(/^From .*30 Jan/)).toBeInTheDocument()
  expect(screen.queryByText('18 Queen’s Road')).not.toBeInTheDocument()
  show({ state: 'locked', date: null, time: null, doseNo: 3 })
  expect(screen.getByText('Opens once dose 2 is complete')).toBeInTheDocument()
})

test('the buttons are as high as a finger needs, the most important one as wide as there is room', () => {
  show({ state: 'pre', date: null, time: null, actions: ['contact', 'book'] })
  const [contact, book] = ['Contact us', 'Choose a date'].map((name) => screen.getByRole('button', { name }))
  expect(contact).toHaveClass('card')
  expect(contact).not.toHaveClass('wide')
  expect(book).toHaveClass('card', 'wide')
})

test('what is asked back leads to the progress of its refund; nothing else does', () => {
  const progress = () => screen.queryByRole('button', { name: /^Refund progress / })
  show({ state: 'pre', date: null, time: null })
  expect(progress()).toBeNull()
  show({ state: 'pre', date: null, time: null, isRefundRequested: true })
  fireEvent.click(progress() as HTMLElement)
  expect(go).toHaveBeenCalledWith(routes.refunds)
})

test('person and clinic are on one line', () => {
  show({ personName: 'Ann' })
  expect(screen.getByText(/^Ann\s· Central$/)).toBeInTheDocument()
})

test('a past service shows no address', () => {
  show({ state: 'injected' })
  expect(screen.queryByText('18 Queen’s Road')).not.toBeInTheDocument()
})

test.each([
  [undefined, 1],
  ['shop-other', 1],
  ['shop-central', 0],
])('on a page about %s the name of the clinic is there %i times', (hereId, times) => {
  show({}, hereId)
  expect(screen.queryAllByText('Central')).toHaveLength(times)
})
