import { limits } from '../../contract/constants/limits'
import { instantOf } from '../../server/lib/store-time'

interface Message {
  kind: string
  params: { shopId: string; day: '2026-01-01'; time: '10:00' }
  subject: string
  /** Milliseconds, as every moment here. */
  at: number
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`

/** What the demo account was told; `subject` is the id in the link. */
async function told(kind: string): Promise<Message> {
  const [row] = await medibook.query<Message>(
    `select kind, params, split_part(link, 'id=', 2) as subject, ${ms('create_time')} as at from user_message
      where user_id = 'user-demo1' and kind = $1 and once_key like 'seed %'`,
    [kind],
  )
  if (!row) throw new Error(`The demo account was told nothing about ${kind}`)
  return row
}
const requestOf = async (id: string) =>
  (
    await medibook.query<{ state: string; answered: number }>(
      `select shop_id as "shopId", date as day, time, state, ${ms('answer_time')} as answered from doctor_booking
        where id = $1 and user_id = 'user-demo1'`,
      [id],
    )
  )[0]

test('the confirmation of a request has its clinic, day and time', async () => {
  const { subject, params, at } = await told('requestConfirmed')
  expect(await requestOf(subject)).toEqual({ ...params, state: 'confirmed', answered: at })
})

test.each([
  ['reminderDay', limits.reminderDayMs],
  ['reminderHours', limits.reminderHoursMs],
])('the %s of a visit came before it', async (kind, before) => {
  const { subject, params, at } = await told(kind)
  expect(await requestOf(subject)).toMatchObject({ ...params, state: 'done' })
  expect(instantOf(params.day, params.time, 'Asia/Hong_Kong').getTime() - at).toBe(before)
})

test('a report was announced when it was issued', async () => {
  const { subject, params, at } = await told('reportReady')
  expect(
    await medibook.query(
      `select shop_id as "shopId", ${ms('create_time')} as at from physical_report
        where id = $1 and user_id = 'user-demo1'`,
      [subject],
    ),
  ).toEqual([{ ...params, at }])
})

test('a turn was announced before its call', async () => {
  const { subject, params, at } = await told('queueNear')
  const rows = await medibook.query<{ shopId: string; called: number; registered: number }>(
    `select shop_id as "shopId", ${ms('called_time')} as called, ${ms('register_time')} as registered from queue_ticket
      where id = $1 and user_id = 'user-demo1'`,
    [subject],
  )
  expect(rows).toMatchObject([{ shopId: params.shopId }])
  for (const { called, registered } of rows) {
    expect(at).toBeGreaterThan(registered)
    expect(at).toBeLessThan(called)
  }
})

test('a day that has opened has places', async () => {
  const { params } = await told('dayOpened')
  expect(
    await medibook.query('select 1 from slot where shop_id = $1 and date = $2 and taken < capacity limit 1', [
      params.shopId,
      params.day,
    ]),
  ).toHaveLength(1)
})

test.each([
  ['order', 'earned', 'completed_time is not null', 1],
  ['refund', 'takenBack', 'completed_time is not null and refund_time is not null', -1],
])('growth by %s and points %s are of the same completed orders', async (growth, points, isCounted, sign) => {
  const counted = (ledger: string) => medibook.query(`select ${ledger} order by order_id`)
  const expected = await counted(
    `o.id as order_id, ${sign} * (payment_cents - freight_cents) / 100 as count from order_info o
      where user_id = 'user-demo1' and ${isCounted}`,
  )
  expect(expected).not.toEqual([])
  const ofKind = (columns: string, kind: string) =>
    counted(`order_id, ${columns} where kind = '${kind}' and user_id = 'user-demo1'`)
  expect(await ofKind('amount as count from growth_record', growth)).toEqual(expected)
  expect(await ofKind('points as count from points_record', points)).toEqual(expected)
})

test('no entry of points or growth is older than the membership', async () => {
  expect(
    await medibook.query(
      `select l.id from member m join (select id, user_id, create_time from points_record
        union all select id, user_id, create_time from growth_record) l using (user_id)
        where l.create_time < m.join_time`,
    ),
  ).toEqual([])
})
