import type { TestUser } from './order-world'

/** Many signed-in users with a person each, created in one statement. */
export async function addCrowd(prefix: string, count: number): Promise<TestUser[]> {
  const now = medibook.clock.now().toISOString()
  await medibook.query(
    `insert into app_user (id, nick_name, headimg_url, create_time) select $1 || n, $1 || n, '', $2
      from generate_series(1, $3::int) n`,
    [prefix, now, count],
  )
  await medibook.query(
    `insert into person (id, user_id, name, relation, phone_code, phone, birth_date, sex, address, create_time)
     select $1 || n || '-p', $1 || n, 'Buyer', 'self', '+852', '91234567', '1990-01-01', '2', '', $2
       from generate_series(1, $3::int) n`,
    [prefix, now, count],
  )
  await medibook.query(
    `insert into session (token_hash, user_id, create_time, expire_time) select
      encode(sha256(convert_to($1 || n || '-token', 'UTF8')), 'hex'), $1 || n, $2, $2::timestamptz +
      interval '4 hours' from generate_series(1, $3::int) n`,
    [prefix, now, count],
  )
  return Array.from({ length: count }, (_unused, index) => ({
    id: `${prefix}${index + 1}`,
    session: `${prefix}${index + 1}-token`,
    person: `${prefix}${index + 1}-p`,
  }))
}

/** Number of answers by code. */
export const tally = (answers: readonly { code: number }[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((all, { code }) => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {})

/** Invariants of all orders and places; each line returns the number of violations. */
export async function brokenRules(): Promise<Record<string, number>> {
  const rules: Record<string, string> = {
    'slots whose count is not that of their appointments': `select count(*) from slot s
      where s.id like 't-%' and s.taken <> (
        select count(*) from order_booking b where b.slot_id = s.id and b.state in ('held', 'booked'))`,
    'slots over their capacity': 'select count(*) from slot where taken > capacity or taken < 0',
    'goods sold that are not there': 'select count(*) from sku where stock < 0',
    'orders without items':
      'select count(*) from order_info o where not exists (select 1 from order_item i where i.order_id = o.id)',
    'items without their order':
      'select count(*) from order_item i where not exists (select 1 from order_info o where o.id = i.order_id)',
    'appointments without their order': `select count(*) from order_booking b
      where b.order_id is not null and not exists (select 1 from order_info o where o.id = b.order_id)`,
    'codes whose count is not that of their uses': `select count(*) from discount_code c
      where c.code like 'T%' and c.used <> (
        select count(*) from discount_use u where u.code = c.code and not u.is_returned)`,
    'orders paid more than once': `select count(*) from (
        select order_id from payment where state = 'paid' and refunded_time is null
        group by order_id having count(*) > 1) x`,
    'paid orders without a payment': `select count(*) from order_info o
      where o.is_paid and o.payment_cents > 0 and not exists (
        select 1 from payment p where p.order_id = o.id and p.state = 'paid')`,
    'writes whose answer was never kept': 'select count(*) from idempotency_key where answer is null',
    'coupons handed out that are not there': 'select count(*) from coupon_info where claimed > total',
    'groups with more people than places':
      'select count(*) from groupon_group where taken > size or paid > taken',
  }
  const found: Record<string, number> = {}
  for (const [rule, sql] of Object.entries(rules)) {
    const [row] = await medibook.query<{ count: string }>(sql)
    if (Number(row?.count) > 0) found[rule] = Number(row?.count)
  }
  return found
}
