import { addUser, insert, newKey, type TestUser } from '../support/order-world'

const DAY_MS = 86_400_000
let user: TestUser
/** A moment a second older or younger than the retention period. */
const edge = (days: number, isOver: boolean): string =>
  new Date(medibook.clock.now().getTime() - days * DAY_MS + (isOver ? -1000 : 60_000)).toISOString()

beforeAll(async () => {
  user = await addUser()
})

const ids = async (table: string, like: string): Promise<string[]> =>
  (await medibook.query<{ id: string }>(`select id from ${table} where id like $1 order by id`, [like])).map(
    ({ id }) => id,
  )

test('history records are deleted after 180 days', async () => {
  const row = { user_id: user.id, kind: 'goods' }
  await insert('browse_record', { ...row, id: 'keep-old', target_id: 'a', time: edge(180, true) })
  await insert('browse_record', { ...row, id: 'keep-young', target_id: 'b', time: edge(180, false) })
  await medibook.runDueJobs()
  expect(await ids('browse_record', 'keep-%')).toEqual(['keep-young'])
})

test('a message is deleted a year after it was read, and never while unread', async () => {
  const row = { user_id: user.id, kind: 'paid', lang: 'en', params: '{}', create_time: edge(900, true) }
  const add = (id: string, read: string | null) =>
    insert('user_message', {
      ...row,
      id,
      once_key: id,
      due_time: edge(900, true),
      sent_time: edge(900, true),
      shown_time: edge(900, true),
      read_time: read,
    })
  await add('keep-old', edge(365, true))
  await add('keep-unread', null)
  await add('keep-young', edge(365, false))
  await medibook.runDueJobs()
  expect(await ids('user_message', 'keep-%')).toEqual(['keep-unread', 'keep-young'])
})

test('feedback is deleted two years after its last answer; open feedback stays', async () => {
  const add = async (id: string, answers: string[]): Promise<void> => {
    await insert('feedback', {
      id,
      user_id: user.id,
      kind: 'other',
      content: '內容',
      pic_urls: JSON.stringify([`feedback/${id}.png`]),
      contact: '',
      create_time: edge(2000, true),
    })
    await insert('upload', {
      key: `feedback/${id}.png`,
      user_id: user.id,
      purpose: 'feedback',
      kind: 'image',
      content_type: 'image/png',
      byte_count: 1,
      is_used: true,
      create_time: edge(0, true),
    })
    for (const time of answers)
      await insert('feedback_answer', { id: newKey(), feedback_id: id, content: '回覆', create_time: time })
  }
  await add('keep-old', [edge(900, true), edge(730, true)])
  await add('keep-open', [])
  await add('keep-young', [edge(900, true), edge(730, false)])
  await medibook.runDueJobs()
  expect(await ids('feedback', 'keep-%')).toEqual(['keep-open', 'keep-young'])
  // the next clean-up of unused files deletes its pictures
  expect(
    await medibook.query("select key from upload where key like 'feedback/keep-%' and not is_used"),
  ).toEqual([{ key: 'feedback/keep-old.png' }])
  expect(await medibook.query("select 1 from feedback_answer where feedback_id = 'keep-old'")).toHaveLength(0)
})

test('a finished ticket loses its name and position after 90 days; open ones keep them', async () => {
  const [line] = await medibook.query<Record<string, string>>('select * from queue_ticket limit 1')
  const add = (id: string, state: string, time: string) =>
    insert('queue_ticket', {
      ...line,
      id,
      user_id: user.id,
      person_id: id,
      person_name: '甲',
      state,
      number: null,
      check_in_time: null,
      check_in_latitude: 22.3,
      check_in_longitude: 114.1,
      register_time: time,
      called_time: null,
      done_time: null,
      cancel_time: null,
      passed_time: null,
      remark: '備註',
    })
  await add('keep-old', 'cancelled', edge(90, true))
  await add('keep-waiting', 'checkedIn', edge(90, true))
  await add('keep-young', 'cancelled', edge(90, false))
  await medibook.runDueJobs()
  expect(
    await medibook.query(
      "select id, person_name, check_in_latitude, remark from queue_ticket where id like 'keep-%' order by id",
    ),
  ).toEqual([
    { id: 'keep-old', person_name: '', check_in_latitude: null, remark: null },
    { id: 'keep-waiting', person_name: '甲', check_in_latitude: 22.3, remark: '備註' },
    { id: 'keep-young', person_name: '甲', check_in_latitude: 22.3, remark: '備註' },
  ])
})

test('the reason of a finished request is deleted after two years; an open one keeps it', async () => {
  const [some] = await medibook.stored<Record<string, string>>('select * from doctor_booking limit 1')
  const add = (id: string, state: string, time: string) =>
    insert('doctor_booking', {
      ...some,
      id,
      booking_no: id,
      user_id: user.id,
      person_id: id,
      person_name: '甲',
      person_birth_date: '1990-01-01',
      phone: '91234567',
      reason_sealed: 'AAAA',
      decline_reason: '理由',
      state,
      create_time: time,
    })
  await add('keep-old', 'declined', edge(730, true))
  await add('keep-young', 'declined', edge(730, false))
  const open = ['waiting', 'confirmed', 'offered']
  for (const state of open) await add(`keep-open-${state}`, state, edge(730, true))
  await medibook.runDueJobs()
  expect(
    await medibook.stored(
      "select id, reason_sealed, decline_reason from doctor_booking where id like 'keep-%' order by id",
    ),
  ).toEqual([
    { id: 'keep-old', reason_sealed: null, decline_reason: null },
    ...open.sort().map((state) => ({
      id: `keep-open-${state}`,
      reason_sealed: 'AAAA',
      decline_reason: '理由',
    })),
    { id: 'keep-young', reason_sealed: 'AAAA', decline_reason: '理由' },
  ])
})

test('answers kept for repeated calls are deleted after a week', async () => {
  const row = { user_id: user.id, scope: 'kept', request_hash: 'x', answer: { name: '甲' } }
  await insert('idempotency_key', { ...row, key: 'keep-old', create_time: edge(7, true) })
  await insert('idempotency_key', { ...row, key: 'keep-young', create_time: edge(7, false) })
  await medibook.runDueJobs()
  expect(
    await medibook.query("select key from idempotency_key where scope = 'kept' and user_id = $1", [user.id]),
  ).toEqual([{ key: 'keep-young' }])
})

test('0 days delete nothing', async () => {
  const server = await medibook.startServer({ KEEP_BROWSE_DAYS: '0' })
  await insert('browse_record', {
    id: 'zero-old',
    user_id: user.id,
    kind: 'goods',
    target_id: 'z',
    time: edge(4000, true),
  })
  await server.runDueJobs()
  expect(await ids('browse_record', 'zero-%')).toEqual(['zero-old'])
  await server.close()
})
