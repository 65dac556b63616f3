import type { PageOf } from '../../contract/common'
import type { Endpoint } from '../../contract/define-endpoint'
import { endpoints } from '../../contract/endpoints'
import { caseFiles } from '../support/contract-cases/collect'
import { askerOf, still } from '../support/contract-cases/runner'
import type { CallInput, CaseWorld, EndpointCase } from '../support/contract-cases/types'
import { ask, openWorld } from '../support/contract-cases/world'

/** Lists of which the demo account has one entry: the table whose last row is doubled, and what differs. */
const SHORT: Record<string, { table: string; where: string; other: Record<string, string> }> = {
  couponPackagePage: {
    table: 'coupon_package',
    where: 'start_time <= now() and end_time > now()',
    other: {},
  },
  couponUserUsed: {
    table: 'coupon_user',
    where: "user_id = 'user-demo1' and order_id is not null",
    other: { order_id: 'page-order', serial: '90' },
  },
  grouponOpenPage: {
    table: 'groupon_group',
    where: 'start_time = (select max(start_time) from groupon_group)',
    other: {},
  },
  messagePage: {
    table: 'user_message',
    where: "user_id = 'user-demo1'",
    other: { once_key: 'another' },
  },
}

const names = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]))
const nameOf = (item: EndpointCase): string => names.get(item.endpoint) ?? ''
const has = (schema: Endpoint['query'], field: string): boolean => field in (schema?.properties ?? {})
/** The calls that answer a part of a list: of a numbered page, or of what is older than an entry. */
const paged = caseFiles()
  .flatMap((file) => file.cases)
  .filter(({ endpoint }) => has(endpoint.query, 'size') && 'records' in (endpoint.data.properties ?? {}))

let world: CaseWorld
beforeAll(async () => {
  const opened = await openWorld('pages')
  world = { ...opened, user: { ...opened.demo, person: 'person-self' } }
})

async function double(name: string): Promise<void> {
  const short = SHORT[name]
  if (!short) return
  await medibook.query(
    `insert into ${short.table} select (jsonb_populate_record(t, $1)).* from ${short.table} t
      where ${short.where} order by id desc limit 1`,
    [JSON.stringify({ id: 'page-other', ...short.other })],
  )
}

/** Asks for a part of the list without optional filters. */
async function opened(
  item: EndpointCase,
): Promise<(query: Record<string, string>) => Promise<PageOf<unknown>>> {
  const { endpoint } = item
  const input: CallInput = await item.proof.happy(world)
  await double(nameOf(item))
  const as = endpoint.auth === 'enterprise' ? await askerOf(item, world) : world.demo.session
  const required = Object.entries(input.query ?? {}).filter(([key]) =>
    endpoint.query?.required?.includes(key),
  )
  return async (query) => {
    const answer = await ask(endpoint, { ...input, query: { ...Object.fromEntries(required), ...query } }, as)
    expect(answer).toMatchObject({ code: 0 })
    return still(answer.data) as PageOf<unknown>
  }
}
/** The most entries that the list gives at once. */
const largest = ({ endpoint }: EndpointCase): number =>
  Number((endpoint.query?.properties.size as { maximum?: number } | undefined)?.maximum)

test('nearly every list of the contract is found', () => {
  expect(paged.length).toBeGreaterThan(45)
  expect(paged.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(SHORT)))
})

describe('a list answers as many entries as were asked for, and how many there are', () => {
  test.each(paged.map((item) => [nameOf(item), item] as const))('%s', async (_name, item) => {
    const list = await opened(item)
    const all = await list({ size: String(largest(item)) })
    expect(all.records.length).toBeGreaterThan(1)
    const first = await list({ size: '1' })
    expect(first.records).toEqual(all.records.slice(0, 1))
    if (!has(item.endpoint.query, 'current')) return
    expect(all.records).toHaveLength(Math.min(all.total, largest(item)))
    expect(first).toMatchObject({ size: 1, current: 1, total: all.total, pages: all.total })
    // The next page begins where this one ends.
    const second = await list({ size: '1', current: '2' })
    expect(second.records).toEqual(all.records.slice(1, 2))
    expect(second).toMatchObject({ size: 1, current: 2, total: all.total, pages: all.total })
  })
})
