import { codes } from '../../contract/constants/codes'
import { dayWords } from '../../server/lib/day-words'
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
  placed,
  taken,
  type TestUser,
  unbook,
  value,
  verify,
} from '../support/order-world'
import { DAY_MS, user, bornBefore, bought, later, at } from './bookings-fixture'

const list = async (tab: 'Pre' | 'Booked' | 'WriteOff', who = user, query: Record<string, string> = {}) =>
  (await medibook.call(`booking${tab}List`, { session: who.session, query })).data

describe('doses', () => {
  test('are booked one after another, each after its interval from the injection of the previous one', async () => {
    const {
      orderId,
      doses: [first = '', second = '', third = ''],
    } = await bought('t-vaccine', 'v-1')
    expect((await order(user, orderId)).data.bookings).toMatchObject([
      { needleNo: 1, needleTotal: 3, state: 'booked', previousState: null, earliestDay: null },
      { needleNo: 2, state: 'locked', previousState: 'booked', earliestDay: null, actions: [] },
      { needleNo: 3, state: 'locked' },
    ])
    expect(await book(user, 'bookDose', at(second, 'v-20'))).toMatchObject({
      code: codes.doseLocked,
    })
    expect(await book(user, 'bookWaiting', at(second, 'v-20'))).toMatchObject({ code: codes.doseLocked })
    expect(await confirmInjected(user, first)).toMatchObject({ code: codes.stateForbids })

    await later(DAY_MS)
    expect(await verify({ bookingId: first })).toBeNull()
    expect((await booking(user, first)).data.actions).toEqual(['confirmInjected'])
    expect((await order(user, orderId)).data.status).toBe('10')
    expect(await book(user, 'bookDose', at(second, 'v-20'))).toMatchObject({
      code: codes.doseLocked,
    })
    expect(await confirmInjected(user, first)).toMatchObject({
      code: 0,
      data: { state: 'injected', injectedTime: expect.any(String) },
    })
    expect(await confirmInjected(user, first)).toMatchObject({ code: codes.stateForbids })

    // The clock has advanced by a day: the first dose was on day 1 of the old count, the second is open from
    // its day 11.
    const opened = (await booking(user, second)).data
    expect(opened).toMatchObject({
      state: 'pre',
      earliestDay: dayIn(10),
      previousState: 'injected',
      actions: ['book', 'contact'],
      personId: user.person,
    })
    const days = await medibook.call('slotDays', {
      session: user.session,
      query: { spuId: 't-vaccine', shopId: 't-shop', bookingId: second },
    })
    expect(days.data.days.find((day) => day.date === dayIn(9))?.state).toBe('notOpen')
    expect(days.data.earliestDay).toBe(dayIn(10))
    expect(await book(user, 'bookDose', at(second, 'v-10'))).toMatchObject({
      code: codes.doseLocked,
      msg: `這一針最早可於 ${dayWords(dayIn(10), 'zh-Hant')} 接種`,
      data: { earliestDay: dayIn(10) },
    })
    await addPerson(user.id, `${user.id}-other`)
    expect(await book(user, 'bookDose', at(second, 'v-11', { personId: `${user.id}-other` }))).toMatchObject({
      code: codes.personNotEligible,
    })
    expect(await book(user, 'bookDose', at(second, 'v-11'))).toMatchObject({
      code: 0,
      data: { state: 'booked', needleNo: 2 },
    })
    expect(await book(user, 'bookingUpdate', at(second, 'v-10'))).toMatchObject({ code: codes.doseLocked })
    expect((await order(user, orderId)).data.status).toBe('11')

    expect(await unbook(user, second, 'cancelDose')).toMatchObject({
      code: 0,
      data: { state: 'pre', actions: ['rebook', 'contact'] },
    })
    expect(await book(user, 'bookDose', at(second, 'v-11'))).toMatchObject({ code: 0 })
    await later(10 * DAY_MS)
    expect(await verify({ bookingId: second })).toBeNull()
    expect(await confirmInjected(user, second)).toMatchObject({ code: 0 })
    expect((await booking(user, third)).data).toMatchObject({ state: 'pre', earliestDay: dayIn(20) })
    expect(await book(user, 'bookDose', at(third, 'v-30'))).toMatchObject({ code: codes.doseLocked })
    expect(await book(user, 'bookDose', at(third, 'v-31'))).toMatchObject({ code: 0 })
    // the scope in which servers of the previous version look up a repeated request
    expect(
      await medibook.query(
        "select distinct scope from idempotency_key where user_id = $1 and scope like 'bookBy%'",
        [user.id],
      ),
    ).toEqual([{ scope: 'bookByNeedle' }])
    await later(20 * DAY_MS)
    expect(await verify({ bookingId: third })).toBeNull()
    expect((await order(user, orderId)).data.status).toBe('3')
    expect(await confirmInjected(user, third)).toMatchObject({ code: 0, data: { state: 'injected' } })
    expect((await order(user, orderId)).data.status).toBe('3')
  })

  test('are booked like any appointment when they are the first of a course', async () => {
    const { id } = await bought('t-vaccine')
    expect(await book(user, 'bookDose', at(id, 'v-5'))).toMatchObject({
      code: 0,
      data: { needleNo: 1, state: 'booked' },
    })
  })
})

describe('free services', () => {
  const free = (
    slotId: string,
    o: {
      spuId?: string
      route?: 'freeBooking' | 'freeBookingBJ'
      personId?: string
      phone?: string
      who?: TestUser
    } = {},
  ) => {
    const who = o.who ?? user
    return medibook.call(o.route ?? 'freeBooking', {
      session: who.session,
      body: {
        idempotencyKey: newKey(),
        spuId: o.spuId ?? 't-free',
        shopId: 't-shop',
        slotId,
        personId: o.personId ?? who.person,
        phoneCode: '+852',
        phone: o.phone ?? '91234567',
      },
    })
  }

  test('are booked immediately, with one open appointment per person and service', async () => {
    const before = await taken('free-a')
    const answers = await inParallel(8, () => free('free-a'))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === codes.alreadyBookedFree)).toHaveLength(7)
    expect(await taken('free-a')).toBe(before + 1)
    await addPerson(user.id, `${user.id}-two`)
    expect(await free('free-a', { personId: `${user.id}-two` })).toMatchObject({
      code: 0,
      data: { state: 'booked', kind: 'free', orderId: null, verifyCode: expect.any(String) },
    })
  })

  test('are cancelled once and booked again once, and again after the visit', async () => {
    const {
      data: { id },
    } = await free('free-a')
    expect(await unbook(user, id)).toMatchObject({ code: 0, data: { state: 'pre' } })
    expect(await free('free-b')).toMatchObject({ code: codes.alreadyBookedFree })
    expect(await book(user, 'bookWaiting', at(id, 'free-b'))).toMatchObject({
      code: 0,
      data: { state: 'booked' },
    })
    expect(await unbook(user, id)).toMatchObject({ code: codes.rebooksUsedUp })
    expect(await verify({ bookingId: id })).toBeNull()
    expect(await free('free-b')).toMatchObject({ code: 0 })
  })

  test('check the age on the day of the visit, and refuse a person who was removed', async () => {
    const personId = `${user.id}-64`
    await addPerson(user.id, personId, { birthDate: bornBefore(64, dayIn(4)) })
    expect(await free('free-b', { spuId: 't-free-63', personId })).toMatchObject({
      code: codes.personNotEligible,
    })
    await medibook.call('personDelete', { session: user.session, params: { id: personId } })
    expect(await free('free-a', { spuId: 't-free-63', personId })).toMatchObject({ code: codes.notFound })
    await addPerson(user.id, `${personId}-b`, { birthDate: bornBefore(64, dayIn(4)) })
    expect(await free('free-a', { spuId: 't-free-63', personId: `${personId}-b` })).toMatchObject({ code: 0 })
  })

  test('of the Beijing channel need an ID number; each channel accepts only its own services', async () => {
    expect(await free('bjFree-a', { spuId: 't-bj', route: 'freeBookingBJ' })).toMatchObject({
      code: codes.personNotEligible,
    })
    await addPerson(user.id, `${user.id}-id`, { idNumber: true })
    expect(
      await free('bjFree-a', { spuId: 't-bj', route: 'freeBookingBJ', personId: `${user.id}-id` }),
    ).toMatchObject({ code: 0, data: { kind: 'bjFree' } })
    expect(await free('free-a', { spuId: 't-bj' })).toMatchObject({ code: codes.orderInvalid })
    expect(await free('free-a', { spuId: 't-package' })).toMatchObject({ code: codes.orderInvalid })
  })

  test('are refused for goods off the shelf, an invalid phone, and a person of another account', async () => {
    const stranger = await addUser()
    expect(await free('free-a', { spuId: 't-free-off' })).toMatchObject({ code: codes.nothingToOrder })
    expect(await free('free-a', { phone: '12345678' })).toMatchObject({
      code: codes.badInput,
      data: { field: 'phone' },
    })
    expect(await free('free-a', { personId: stranger.person })).toMatchObject({ code: codes.notFound })
    expect(await value('select count(*) from order_booking where user_id = $1', [user.id])).toBe(0)
  })
})

describe('lists', () => {
  test('contain each state separately, and nothing of unpaid orders', async () => {
    await placed(user, { goods: 't-package', shop: 't-shop' })
    const [waiting, late, soon, done, course] = [
      await bought(),
      await bought('t-package', 'exam-c'),
      await bought('t-package', 'exam-a'),
      await bought('t-package', 'exam-a'),
      await bought('t-vaccine'),
    ]
    await verify({ bookingId: done.id })
    expect((await list('Pre')).records.map((item) => item.id)).toEqual(
      expect.arrayContaining([waiting.id, ...course.doses]),
    )
    expect((await list('Pre')).records.slice(0, 2).map((item) => item.state)).toEqual(['pre', 'pre'])
    expect((await list('Pre')).total).toBe(4)
    expect((await list('Booked')).records.map((item) => item.id)).toEqual([soon.id, late.id])
    expect((await list('WriteOff')).records.map((item) => item.id)).toEqual([done.id])
    expect((await list('Booked', user, { personId: 'nobody' })).total).toBe(0)
    expect(
      (
        await medibook.call('bookingPreDetail', {
          session: user.session,
          lang: 'en',
          query: { id: waiting.id },
        })
      ).data,
    ).toMatchObject({ stateDesc: 'To book', spuName: 't-package' })
  })

  test('are limited to a clinic; an appointment without one is listed at each that offers the service', async () => {
    const booked = await bought('t-package', 'exam-a')
    const moved = await bought('t-package', 'exam-a')
    const open = await bought()
    await book(user, 'bookingUpdate', { id: moved.id, shopId: 't-second', slotId: 'exam-second' })
    await medibook.query('update order_booking set shop_id = null where id = $1', [open.id])
    const idsAt = async (tab: 'Pre' | 'Booked', shopId: string) =>
      (await list(tab, user, { shopId })).records.map(({ id }) => id)
    expect(await idsAt('Booked', 't-shop')).toEqual([booked.id])
    expect(await idsAt('Booked', 't-second')).toEqual([moved.id])
    expect(await idsAt('Pre', 't-shop')).toEqual([open.id])
    expect(await idsAt('Pre', 't-second')).toEqual([open.id])
    expect(await idsAt('Pre', 't-elsewhere')).toEqual([])
  })

  test('show future appointments before past unverified ones', async () => {
    const [missed, next] = [await bought('t-package', 'exam-a'), await bought('t-package', 'exam-c')]
    await later(6 * DAY_MS)
    expect((await list('Booked')).records.map((item) => item.id)).toEqual([next.id, missed.id])
  })

  test('exclude appointments of other accounts, which no call finds', async () => {
    const { id } = await bought('t-package', 'exam-a')
    const stranger = await addUser()
    for (const wanted of [id, 'nothing']) {
      const answers = await Promise.all([
        booking(stranger, wanted),
        unbook(stranger, wanted),
        unbook(stranger, wanted, 'cancelDose'),
        confirmInjected(stranger, wanted),
        book(stranger, 'bookWaiting', at(wanted, 'exam-b')),
        book(stranger, 'bookDose', at(wanted, 'exam-b')),
        book(stranger, 'bookingUpdate', at(wanted, 'exam-b')),
      ])
      for (const answer of answers) expect(answer).toMatchObject({ code: codes.notFound, data: null })
    }
    expect((await booking(user, id)).data.state).toBe('booked')
  })
})
