import type { Endpoint } from '../../contract/define-endpoint'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { caseFiles } from '../support/contract-cases/collect'
import { askerOf } from '../support/contract-cases/runner'
import type { CaseWorld, EndpointCase } from '../support/contract-cases/types'
import { ask, openWorld } from '../support/contract-cases/world'
import { bigTables, multiplyUserRows } from '../support/many-rows'
import { recordStatements, wholeTableReads } from '../support/query-plans'

/**
 * 3 000 goods, 3 000 users and 30 000 orders beside the demo data: enough for PostgreSQL to use an index
 * where there is one.
 */
const SCALE = 3
const BIG = 1_500
let world: CaseWorld
let big: ReadonlySet<string>

beforeAll(async () => {
  const { scaleUp } =
    medibook.server.load<typeof import('../../server/demo/seed/scale')>('demo/seed/scale.ts')
  const { db } = medibook.server.database
  await db.transaction((tx) => scaleUp(tx, SCALE, medibook.clock.now(), () => undefined))
  expect(await multiplyUserRows(SCALE * 1_000)).toEqual([])
  await medibook.query('vacuum analyze')
  world = await openWorld('plans')
  big = await bigTables(BIG)
})

test('the growing tables are large enough for meaningful plans', () => {
  expect([...big]).toEqual(
    expect.arrayContaining([
      'spu',
      'sku',
      'spu_shop',
      'review',
      'app_user',
      'person',
      'order_info',
      'order_item',
      'payment',
      'favourite',
      'browse_record',
    ]),
  )
})

const reads: EndpointCase[] = caseFiles()
  .flatMap((file) => file.cases)
  .filter(({ endpoint }) => endpoint.method === 'GET')
const named = (cases: readonly EndpointCase[]) => cases.map((item) => [item.endpoint.path, item] as const)

describe('no read scans a whole large table', () => {
  test.each(named(reads))('%s', async (_path, item) => {
    const input = await item.proof.happy(world)
    const as = await askerOf(item, world)
    const statements = await recordStatements(() => ask(item.endpoint, input, as))
    expect(await wholeTableReads(statements, big)).toEqual([])
  })
})

const get = (path: string): Endpoint => ({ method: 'GET', path }) as Endpoint
const goodsList = routePath('goodsPageAll')
/** Typical combinations of filters. */
const asked: readonly (readonly [path: string, query: Record<string, string>])[] = [
  [goodsList, { descs: 'sale_num', size: '20' }],
  [goodsList, { ascs: 'sales_price', size: '20' }],
  [goodsList, { descs: 'sales_price', size: '20' }],
  [goodsList, { descs: 'create_time', size: '20' }],
  [goodsList, { ascs: 'first_free', size: '20' }],
  [goodsList, { ascs: 'first_free', size: '20', categoryId: 'cat-packages' }],
  [goodsList, { ascs: 'first_free', size: '20', near: 'MO', kind: 'vaccine' }],
  [goodsList, { current: '20', size: '20' }],
  [goodsList, { categoryId: 'cat-packages', size: '20' }],
  [goodsList, { categoryId: 'cat-packages', descs: 'sale_num' }],
  [goodsList, { kind: 'vaccine', descs: 'sale_num' }],
  [goodsList, { region: 'HK' }],
  [goodsList, { isFree: '1' }],
  [goodsList, { brandId: 'brand-anlan' }],
  [goodsList, { keyword: '流感疫苗' }],
  [goodsList, { keyword: '流感疫苗 302' }],
  [goodsList, { keyword: 'liugan' }],
  [goodsList, { keyword: 'kx-x000302' }],
  [goodsList, { keyword: '牙科', descs: 'sale_num' }],
  [routePath('search'), { keyword: '疫苗' }],
  [routePath('search'), { keyword: 'women check' }],
  [routePath('searchSuggest'), { keyword: 'xue' }],
]

describe('no sorted, filtered or searched list scans a whole large table', () => {
  test.each(asked)('%s %j', async (path, query) => {
    const statements = await recordStatements(async () =>
      expect(await ask(get(path), { query }, null)).toMatchObject({ code: 0 }),
    )
    expect(statements.length).toBeGreaterThan(0)
    expect(await wholeTableReads(statements, big)).toEqual([])
  })
})
