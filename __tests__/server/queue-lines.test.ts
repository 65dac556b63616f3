import { codes } from '../../contract/constants/codes'
import { addClinic, addDoctor, asUser, atDesk, checkIn, queued, register } from '../support/clinic-world'
import { addPerson, addUser, inParallel, nextId, type TestUser, value } from '../support/order-world'

let user: TestUser
let shop: string
let doctor: string

beforeEach(async () => {
  user = await addUser()
  ;[shop, doctor] = [nextId('t-clinic'), nextId('t-doctor')]
  await addClinic(shop, doctor)
})

const cancel = (id: string, who: TestUser) => asUser(who).call('queueCancel', { params: { id } })
const lineId = async (): Promise<string> =>
  (await medibook.query<{ id: string }>('select id from queue_line where doctor_id = $1', [doctor]))[0]?.id ??
  ''
const callNext = async () => atDesk('queue', 'call', { id: await lineId() })

const newcomers = async (count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) await queued(await addUser(), { shop, doctor })
}

describe('the wait', () => {
  test.each([
    // one call right after the other: at least a minute each
    ['the same moment', 0, { waitMinutesFrom: 0, waitMinutesTo: 3 }],
    ['20 minutes apart', 20, { waitMinutesFrom: 15, waitMinutesTo: 50 }],
    // a break is not used as pace: at most an hour each
    ['three hours apart', 180, { waitMinutesFrom: 45, waitMinutesTo: 150 }],
  ])('with one person ahead is estimated from the last two calls at %s', async (_name, minutes, wait) => {
    await newcomers(3)
    const { id } = await queued(user, { shop, doctor })
    await callNext()
    await callNext()
    await medibook.query(
      `update queue_ticket set called_time = $2::timestamptz - number * $3 * interval '1 minute'
        where doctor_id = $1 and called_time is not null`,
      [doctor, medibook.clock.now().toISOString(), minutes],
    )
    expect((await asUser(user).call('queueState', { params: { id } })).data).toMatchObject({
      peopleAhead: 1,
      ...wait,
    })
  })
})

test("a user's tickets have the people ahead of each, and the one that is next comes first", async () => {
  const [other, last] = [`${doctor}-b`, `${doctor}-c`]
  await addDoctor(other, { shop, sort: 901 })
  await addDoctor(last, { shop, sort: 902 })
  await newcomers(2)
  await queued(user, { shop, doctor })
  await register(user, { shop, doctor: last })
  await queued(user, { shop, doctor: other })
  const stranger = await addUser()
  await queued(stranger, { shop, doctor: other })
  const { data } = await asUser(user).call('queueCurrent')
  expect(data.map((ticket) => [ticket.doctorId, ticket.peopleAhead])).toEqual([
    [other, 0],
    [doctor, 2],
    [last, null],
  ])
  expect((await asUser(stranger).call('queueCurrent')).data).toMatchObject([{ peopleAhead: 1 }])
})

test('the history can be limited to a person and to a clinic', async () => {
  const [child, there, doctorThere] = [nextId('t-child'), nextId('t-clinic'), nextId('t-doctor')]
  await addPerson(user.id, child)
  await addClinic(there, doctorThere)
  const own = (await register(user, { shop, doctor })).data.id
  const ofChild = (await register(user, { shop: there, doctor: doctorThere, person: child })).data.id
  const history = async (query: { personId?: string; shopId?: string }) => {
    const { data } = await asUser(user).call('registrationHistory', { query })
    return [data.total, ...data.records.map(({ id }) => id).sort()]
  }
  expect(await history({})).toEqual([2, ...[own, ofChild].sort()])
  expect(await history({ personId: user.person })).toEqual([1, own])
  expect(await history({ personId: child })).toEqual([1, ofChild])
  expect(await history({ shopId: shop })).toEqual([1, own])
  expect(await history({ shopId: there })).toEqual([1, ofChild])
  expect(await history({ personId: child, shopId: shop })).toEqual([0])
})

describe('concurrent calls', () => {
  test('of 50 check-ins get the numbers 1 to 50', async () => {
    const people = await inParallel(50, () => addUser())
    const tickets = await Promise.all(
      people.map(async (who) => ({ who, id: (await register(who, { shop, doctor })).data.id })),
    )
    const answers = await Promise.all(tickets.map(({ who, id }) => checkIn(who, id)))
    expect(answers.map((answer) => answer.data.number).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: 50 }, (_unused, index) => index + 1),
    )
  }, 60_000)

  test('through two servers keep numbers unique while others leave and the desk calls', async () => {
    const second = await medibook.startServer()
    const people = await inParallel(24, () => addUser())
    const tickets = await Promise.all(
      people.map(async (who, index) => ({
        who,
        id: (await register(who, { shop, doctor }, index % 2 ? second : medibook)).data.id,
      })),
    )
    await Promise.all([
      ...tickets.map(async ({ who, id }, index) => {
        await checkIn(who, id, index % 2 ? medibook : second)
        if (index % 4 === 0) await cancel(id, who)
      }),
      ...Array.from({ length: 6 }, (_unused, index) =>
        lineId().then((id) => atDesk('queue', 'call', { id }, index % 2 ? medibook : second)),
      ),
    ])
    const numbers = (
      await medibook.query<{ number: number }>(
        'select number from queue_ticket where doctor_id = $1 order by number',
        [doctor],
      )
    ).map((row) => row.number)
    expect(numbers).toEqual(Array.from({ length: 24 }, (_unused, index) => index + 1))
    expect(await value('select last_number from queue_line where doctor_id = $1', [doctor])).toBe(24)
    await second.close()
  }, 60_000)

  test('for one ticket from many windows assign one number', async () => {
    const { id } = (await register(user, { shop, doctor })).data
    const answers = await inParallel(8, () => checkIn(user, id))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === codes.alreadyCheckedIn)).toHaveLength(7)
    expect(await value('select last_number from queue_line where doctor_id = $1', [doctor])).toBe(1)
  })

  test('of two desks call two numbers', async () => {
    await newcomers(2)
    expect(await inParallel(3, callNext)).toEqual(expect.arrayContaining([null, null, codes.stateForbids]))
    expect(
      await value("select count(*) from queue_ticket where doctor_id = $1 and state = 'called'", [doctor]),
    ).toBe(2)
  })
})
