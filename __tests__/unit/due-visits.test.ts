import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { dueText, isDueToday, partVisits } from '@/features/booking/due-visits'
import { chooseLanguage, ensureTexts, translate } from '@/i18n/engine'

// 12:00 in Hong Kong
const NOW = Date.parse('2026-12-01T04:00:00Z')
const visit = (id: string, state: DoctorBooking['state'], ...ends: string[]) =>
  ({ id, state, offers: ends.map((expireTime) => ({ state: 'open', expireTime })) }) as DoctorBooking
const words = (one: DoctorBooking) => dueText(one, (key, values) => translate('common', key, values), NOW)

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('en')
})

test('what waits for the person is apart, the first to end first', () => {
  const { due, others } = partVisits([
    visit('a', 'confirmed'),
    visit('b', 'expired'),
    visit('c', 'offered', '2026-12-03 10:00:00'),
    visit('d', 'waiting'),
    visit('e', 'offered', '2026-12-05 10:00:00', '2026-12-02 10:00:00'),
  ])
  expect(due.map(({ id }) => id)).toEqual(['e', 'c', 'b'])
  expect(others.map(({ id }) => id)).toEqual(['a', 'd'])
})

test('a deadline of today is named so', () => {
  expect(words(visit('a', 'offered', '2026-12-01 20:32:00'))).toBe('Choose by 8:32\u00a0pm today.')
  expect(words(visit('a', 'offered', '2026-12-02 20:32:00'))).toMatch(/^Choose by .*2\u00a0Dec/)
  expect(words(visit('a', 'expired'))).toBeUndefined()
  const isToday = (...ends: string[]) => isDueToday(visit('a', 'offered', ...ends), NOW)
  expect([isToday('2026-12-01 20:32:00'), isToday('2026-12-02 00:00:00'), isToday()]).toEqual([
    true,
    false,
    false,
  ])
})
