import { randomUUID } from 'node:crypto'
import { storedSession } from '../../scripts/lib/api-client.mjs'
import { arriveAt } from './support/app'
import { storeAlways } from './support/device-storage'
import { expect, ownWorld, test as journey, top, type World } from './support/journey'

const FREE = 'spu-service-consultation'
const MINUTE_MS = 60_000
/** The clinics' time zone is UTC+8 all year. */
const beginsAt = (date: string, time: string): number => Date.parse(`${date}T${time}:00+08:00`)

/** A server for this file, because its clock is advanced by days. */
const test = journey.extend<object, { world: World }>({
  world: ownWorld(),
})

test('sends a reminder two hours before an appointment, which links to it', async ({
  app,
  page,
  context,
  world,
}) => {
  const { api, phone } = await world.newUser()
  const [person] = await api.call('personList', {})
  const { records } = await api.call('shopPage', { query: { spuId: FREE, size: '1' } })
  const shopId = records[0]?.id ?? ''
  const { days } = await api.call('slotDays', { query: { spuId: FREE, shopId } })
  const date = days.filter(({ left }) => left > 0)[3]?.date ?? ''
  const slots = await api.call('slotTimes', { query: { spuId: FREE, shopId, date } })
  const booking = await api.call('freeBooking', {
    body: {
      idempotencyKey: randomUUID(),
      spuId: FREE,
      shopId,
      slotId: slots.find(({ left }) => left > 0)?.slotId ?? '',
      personId: person?.id ?? '',
      phoneCode: '+852',
      phone,
    },
  })
  const due = beginsAt(date, booking.time ?? '') - 120 * MINUTE_MS
  await world.advanceClock(Math.ceil((due - Date.now()) / MINUTE_MS) + 1)

  await api.call('loginCode', { query: { phoneCode: '+852', phone } })
  const session = await api.signInByCode({ phoneCode: '+852', phone, code: await world.codeSentTo(phone) })
  await storeAlways(context, storedSession(session))
  await app.open('pages/Mine/index')
  await top(page).getByRole('link', { name: '消息，1 則未讀' }).click()
  await arriveAt(page, /messages\/messages/)
  const reminder = top(page).getByRole('link', { name: /預約快到了/ })
  await expect(reminder).toContainText(booking.time ?? '-')
  await expect(reminder).not.toContainText(booking.spuName)
  await reminder.click()
  await arriveAt(page, /reservation\/reservation/)
  await expect(page.getByRole('dialog')).toContainText(booking.verifyCode ?? '-')
  expect((await api.call('messageUnread', {})).count).toBe(0)
})
