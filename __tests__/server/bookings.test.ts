import { codes } from '../../contract/constants/codes'
import {
  addPerson,
  addUser,
  book,
  booking,
  confirmInjected,
  dayIn,
  inParallel,
  newKey,
  order,
  paid,
  place,
  placed,
  taken,
  unbook,
  verify,
} from '../support/order-world'
import { DAY_MS, user, bornBefore, bought, later, at } from './bookings-fixture'

describe('booking a waiting appointment', () => {
  test('takes a place and updates the order', async () => {
    const { id, orderId } = await bought()
    const before = await taken('exam-a')
    expect(await book(user, 'bookWaiting', at(id, 'exam-a'))).toMatchObject({
      code: 0,
      data: {
        state: 'booked',
        date: dayIn(5),
        time: '10:00',
        shopId: 't-shop',
        verifyCode: expect.any(String),
        personId: user.person,
        personAge: expect.any(Number),
        durationMinutes: 90,
        changesLeft: 1,
        rebooksLeft: 1,
        isRebook: '0',
        actions: ['showCode', 'reschedule', 'cancel', 'contact'],
      },
    })
    expect(await taken('exam-a')).toBe(before + 1)
    expect((await order(user, orderId)).data.status).toBe('11')
  })

  test('adds a note for the staff in the clinic’s language', async () => {
    const { id } = await bought()
    expect((await booking(user, id)).data).toMatchObject({ staffTitle: null, staffNote: null })
    expect(await book(user, 'bookWaiting', at(id, 'exam-a'))).toMatchObject({ code: 0 })
    const { data } = await medibook.call('bookingBookedDetail', {
      session: user.session,
      query: { id },
      lang: 'en',
    })
    expect(data).toMatchObject({
      spuName: 't-package',
      staffTitle: 't-package繁',
      staffNote: expect.stringMatching(/ · t-shop繁$/),
    })
  })

  test('with the same key concurrently books once; a second key is refused', async () => {
    const { id } = await bought()
    const before = await taken('exam-a')
    const body = { ...at(id, 'exam-a'), idempotencyKey: newKey() }
    const answers = await inParallel(10, () => book(user, 'bookWaiting', body))
    expect(new Set(answers.map((answer) => `${answer.code} ${answer.data.verifyCode}`)).size).toBe(1)
    expect(await taken('exam-a')).toBe(before + 1)
    expect(await book(user, 'bookWaiting', at(id, 'exam-b'))).toMatchObject({ code: codes.stateForbids })
  })

  test('accepts another person of the account who is eligible', async () => {
    const { id } = await bought('t-women')
    const stranger = await addUser()
    await addPerson(user.id, `${user.id}-man`, { sex: '1' })
    await addPerson(user.id, `${user.id}-sister`, {})
    expect(await book(user, 'bookWaiting', at(id, 'exam-a', { personId: stranger.person }))).toMatchObject({
      code: codes.notFound,
    })
    expect(await book(user, 'bookWaiting', at(id, 'exam-a', { personId: `${user.id}-man` }))).toMatchObject({
      code: codes.personNotEligible,
    })
    expect(
      await book(user, 'bookWaiting', at(id, 'exam-a', { personId: `${user.id}-sister` })),
    ).toMatchObject({
      code: 0,
      data: { personName: `${user.id}-sister` },
    })
  })

  test('is refused for a person who was removed, and leads to the choice of another', async () => {
    const person = `${user.id}-removed`
    await addPerson(user.id, person)
    const made = await placed(user, { goods: 't-package', shop: 't-shop', person })
    await paid(user, made.id)
    const id = made.bookings[0]?.id ?? ''
    expect(
      await medibook.call('personDelete', { session: user.session, params: { id: person } }),
    ).toMatchObject({ code: 0 })
    expect(await book(user, 'bookWaiting', at(id, 'exam-a'))).toMatchObject({
      code: codes.badInput,
      data: { field: 'personId', rule: 'required' },
    })
    expect(await book(user, 'bookWaiting', at(id, 'exam-a', { personId: person }))).toMatchObject({
      code: codes.notFound,
    })
    expect(await place(user, { goods: 't-package', shop: 't-shop', slot: 'exam-a', person })).toMatchObject({
      code: codes.notFound,
    })
    expect(await book(user, 'bookWaiting', at(id, 'exam-a', { personId: user.person }))).toMatchObject({
      code: 0,
    })
  })

  test('checks the age on the day of the visit', async () => {
    const person = `${user.id}-64`
    await addPerson(user.id, person, { birthDate: bornBefore(64, dayIn(6)) })
    const made = await placed(user, { goods: 't-until-63', shop: 't-shop', person })
    await paid(user, made.id)
    const id = made.bookings[0]?.id ?? ''
    expect(await book(user, 'bookWaiting', at(id, 'exam-b'))).toMatchObject({ code: codes.personNotEligible })
    expect(await book(user, 'bookWaiting', at(id, 'exam-a'))).toMatchObject({ code: 0 })
    expect(await book(user, 'bookingUpdate', at(id, 'exam-b'))).toMatchObject({
      code: codes.personNotEligible,
    })
  })

  test('is refused before payment, at a clinic that does not offer the service, and in another calendar', async () => {
    const unpaid = await placed(user, { goods: 't-package', shop: 't-shop' })
    expect(await book(user, 'bookWaiting', at(unpaid.bookings[0]?.id ?? '', 'exam-a'))).toMatchObject({
      code: codes.stateForbids,
    })
    const { id } = await bought()
    expect(
      await book(user, 'bookWaiting', { id, shopId: 't-elsewhere', slotId: 'exam-elsewhere' }),
    ).toMatchObject({ code: codes.dayNotBookable, msg: '該日期不可預約' })
    expect(await book(user, 'bookWaiting', at(id, 'v-5'))).toMatchObject({ code: codes.dayNotBookable })
    expect(await book(user, 'bookWaiting', at(id, 'exam-second'))).toMatchObject({
      code: codes.dayNotBookable,
    })
  })
})

describe('rescheduling', () => {
  test('moves the place once, issues a new code, and is refused a second time', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    const before = {
      a: await taken('exam-a'),
      second: await taken('exam-second'),
      code: (await booking(user, id)).data.verifyCode,
    }
    const moved = await book(user, 'bookingUpdate', { id, shopId: 't-second', slotId: 'exam-second' })
    expect(moved).toMatchObject({
      code: 0,
      data: {
        shopId: 't-second',
        date: dayIn(5),
        changesLeft: 0,
        actions: ['showCode', 'cancel', 'contact'],
      },
    })
    expect(moved.data.verifyCode).not.toBe(before.code)
    expect([await taken('exam-a'), await taken('exam-second')]).toEqual([before.a - 1, before.second + 1])
    expect((await order(user, orderId)).data).toMatchObject({ status: '11', shopId: 't-second' })
    expect(await book(user, 'bookingUpdate', at(id, 'exam-b'))).toMatchObject({ code: codes.changesUsedUp })
  })

  test('is refused for the current slot or before booking, and does not count', async () => {
    const { id } = await bought('t-package', 'exam-a')
    expect(await book(user, 'bookingUpdate', at(id, 'exam-a'))).toMatchObject({ code: codes.stateForbids })
    expect(await book(user, 'bookingUpdate', at(id, 'nothing'))).toMatchObject({ code: codes.dayNotBookable })
    expect((await booking(user, id)).data.changesLeft).toBe(1)
    const waiting = await bought()
    expect(await book(user, 'bookingUpdate', at(waiting.id, 'exam-a'))).toMatchObject({
      code: codes.stateForbids,
    })
  })

  test('is refused at a time when the person has another appointment', async () => {
    const [there, mine] = [await bought('t-package', 'exam-b'), await bought('t-package', 'exam-a')]
    await medibook.query('update order_booking set person_id = $1 where id in ($2, $3)', [
      user.person,
      there.id,
      mine.id,
    ])
    const places = [await taken('exam-a'), await taken('exam-b')]
    const refused = await book(user, 'bookingUpdate', at(mine.id, 'exam-b'))
    expect(refused).toMatchObject({ code: codes.personBusy })
    expect((await booking(user, mine.id)).data).toMatchObject({ date: dayIn(5), changesLeft: 1 })
    expect([await taken('exam-a'), await taken('exam-b')]).toEqual(places)
    await medibook.query("update order_booking set person_id = 'somebody-else' where id = $1", [there.id])
    expect(await book(user, 'bookingUpdate', at(mine.id, 'exam-b'))).toMatchObject({ code: 0 })
  })

  test('with the same key twice changes once', async () => {
    const { id } = await bought('t-package', 'exam-a')
    const body = { ...at(id, 'exam-b'), idempotencyKey: newKey() }
    const answers = await inParallel(6, () => book(user, 'bookingUpdate', body))
    expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0, 0])
    expect((await booking(user, id)).data).toMatchObject({ date: dayIn(6), changesLeft: 0 })
  })
})

describe('cancelling and booking again', () => {
  test('frees the place, allows one new booking, and refuses a second cancellation', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    const before = await taken('exam-a')
    expect(await unbook(user, id)).toMatchObject({
      code: 0,
      data: {
        state: 'pre',
        date: null,
        verifyCode: null,
        isRebook: '1',
        rebooksLeft: 1,
        actions: ['rebook', 'contact'],
        cancelTime: expect.any(String),
      },
    })
    expect(await taken('exam-a')).toBe(before - 1)
    expect((await order(user, orderId)).data).toMatchObject({ status: '10', actions: ['book', 'contact'] })
    expect(await unbook(user, id)).toMatchObject({ code: codes.stateForbids })
    expect(await book(user, 'bookWaiting', at(id, 'exam-b'))).toMatchObject({
      code: 0,
      data: { state: 'booked', rebooksLeft: 0, actions: ['showCode', 'reschedule', 'contact'] },
    })
    expect(await unbook(user, id)).toMatchObject({ code: codes.rebooksUsedUp })
    expect((await order(user, orderId)).data.status).toBe('11')
  })

  test('concurrently releases the place once', async () => {
    const { id } = await bought('t-package', 'exam-c')
    const before = await taken('exam-c')
    const answers = await inParallel(8, () => unbook(user, id))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(await taken('exam-c')).toBe(before - 1)
  })

  test('after its time neither rescheduling nor cancelling is possible; the clinic may still verify', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    await later(6 * DAY_MS)
    expect((await booking(user, id)).data.actions).toEqual(['showCode', 'contact'])
    expect(await unbook(user, id)).toMatchObject({ code: codes.stateForbids })
    expect(await book(user, 'bookingUpdate', at(id, 'exam-c'))).toMatchObject({ code: codes.stateForbids })
    expect(await verify({ bookingId: id })).toBeNull()
    expect((await order(user, orderId)).data.status).toBe('3')
  })
})

describe('the clinic', () => {
  test('verifies by the code once, which completes the order', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    const code = (await booking(user, id)).data.verifyCode ?? ''
    expect(await verify({ code: '0000 0000 000' })).toBe(String(codes.notFound))
    expect(await verify({ code: ` ${code.toLowerCase()} ` })).toBeNull()
    expect((await booking(user, id)).data).toMatchObject({
      state: 'writeOff',
      verifyCode: null,
      actions: [],
      verifiedTime: expect.any(String),
    })
    expect((await order(user, orderId)).data).toMatchObject({
      status: '3',
      completedTime: expect.any(String),
      actions: ['buyAgain', 'delete', 'contact'],
    })
    expect(await verify({ bookingId: id })).toBe(String(codes.stateForbids))
    expect(await unbook(user, id)).toMatchObject({ code: codes.stateForbids })
    expect(await confirmInjected(user, id)).toMatchObject({ code: codes.stateForbids })
  })

  test('refuses to verify an appointment that is not booked', async () => {
    const { id } = await bought()
    expect(await verify({ bookingId: id })).toBe(String(codes.stateForbids))
    expect(await verify({ bookingId: 'nothing' })).toBe(String(codes.notFound))
  })
})
