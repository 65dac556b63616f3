import type { PageOf } from '../../contract/common'
import type { GoodsCard } from '../../contract/goods'
import { dayFromToday, insertRows, localText, shopRow, skuRow, slotRow, spuRow } from './catalogue-fixture'

/**
 * Goods of every kind in a category of their own, with clinics, free days and reviews. Importing it adds them
 * to the test file's database.
 */

export const inTrial = { categoryId: 't-top', size: '50' }

async function addCategories(): Promise<void> {
  await insertRows('category', [
    { id: 't-top', name: localText('試驗', '试验', 'Trial'), pic_url: '/a.svg', sort: 900 },
    {
      id: 't-leaf',
      parent_id: 't-top',
      name: localText('試驗下', '试验下', 'Trial leaf'),
      pic_url: '/a.svg',
      sort: 901,
    },
    {
      id: 't-off',
      parent_id: 't-top',
      name: localText('停用', '停用', 'Off'),
      pic_url: '/a.svg',
      sort: 902,
      is_enabled: false,
    },
  ])
  await insertRows('brand', [{ id: 't-brand', name: localText('牌子', '牌子', 'Brand'), logo: '/b.svg' }])
  await insertRows('tag', [
    { id: 't-tag', name: localText('新品', '新品', 'New') },
    { id: 't-unused', name: localText('無', '无', 'Unused') },
  ])
}

/** Listed goods, and unlisted ones: off the shelf, deleted, with a hidden price, without a free day. */
async function addGoods(): Promise<void> {
  const { searchTextOf } = medibook.server.load<typeof import('../../server/lib/search')>('lib/search.ts')
  await insertRows('spu', [
    spuRow('t-check', {
      brand_id: 't-brand',
      sale_num: 5,
      create_time: '2026-03-01T00:00:00Z',
      search_text: searchTextOf(['全身體檢', 'Full check', 'T-CHECK']),
      description: localText(
        '<p onclick="x()">好<script>alert(1)</script><a href="javascript:x()">壞</a><a href="https://e.com">連</a></p>',
        '',
        '',
      ),
    }),
    spuRow('t-cheap', {
      name: localText('流感疫苗', '流感疫苗', 'Flu vaccine'),
      kind: 'vaccine',
      slot_kind: 'vaccine',
      price_down_cents: 10_00,
      price_up_cents: 10_00,
      sale_num: 50,
      create_time: '2026-01-01T00:00:00Z',
      needles: 1,
      age_min: 9,
      age_max: 45,
      search_text: searchTextOf(['流感疫苗', 'Flu vaccine 100% _new']),
    }),
    spuRow('t-secret', {
      name: localText('專屬', '专属', 'Secret'),
      is_price_hidden: true,
      sex: '2',
      sale_num: 1,
      create_time: '2026-02-01T00:00:00Z',
      search_text: 'secret',
    }),
    spuRow('t-off-shelf', { is_on_shelf: false }),
    spuRow('t-deleted', { is_deleted: true }),
    spuRow('t-free', {
      name: localText('免費諮詢', '免费咨询', 'Free advice'),
      kind: 'service',
      is_free: true,
      slot_kind: 'free',
      price_down_cents: 0,
      price_up_cents: 0,
      market_price_cents: null,
      sale_num: 2,
      search_text: 'free advice',
    }),
    spuRow('t-free-full', {
      kind: 'service',
      is_free: true,
      slot_kind: 'bjFree',
      price_down_cents: 0,
      price_up_cents: 0,
      sale_num: 2,
      search_text: 'other',
    }),
  ])
}

async function addVersions(): Promise<void> {
  await insertRows('sku', [
    skuRow('t-sku-1', 't-check'),
    skuRow('t-sku-2', 't-check', { stock: 3, sales_price_cents: 200_00, sort: 1 }),
    skuRow('t-sku-3', 't-check', { stock: 100, is_enabled: false, sort: 2 }),
    skuRow('t-sku-4', 't-secret'),
  ])
  await insertRows('spu_tag', [{ spu_id: 't-check', tag_id: 't-tag' }])
  await insertRows(
    'spu_shop',
    ['t-check', 't-cheap', 't-free', 't-free-full'].map((spu_id) => ({ spu_id, shop_id: 't-hk' })),
  )
  await insertRows('spu_shop', [{ spu_id: 't-check', shop_id: 't-tw' }])
}

async function addPlaces(): Promise<void> {
  await insertRows('closed_day', [{ shop_id: 't-hk', date: dayFromToday(4), state: 'holiday' }])
  await insertRows('slot', [
    slotRow('t-s1', { shop_id: 't-hk', date: dayFromToday(-1), time: '23:00' }),
    slotRow('t-s2', { shop_id: 't-hk', date: dayFromToday(3), time: '09:00', taken: 1 }),
    slotRow('t-s3', { shop_id: 't-hk', date: dayFromToday(4), time: '09:00' }),
    slotRow('t-s4', { shop_id: 't-hk', date: dayFromToday(6), time: '11:00' }),
    slotRow('t-s5', { shop_id: 't-tw', date: dayFromToday(5), time: '10:30' }),
    slotRow('t-s6', { shop_id: 't-hk', slot_kind: 'free', date: dayFromToday(2), time: '10:00' }),
    slotRow('t-s7', { shop_id: 't-hk', slot_kind: 'vaccine', date: dayFromToday(61), time: '10:00' }),
  ])
}

async function addReviews(): Promise<void> {
  await medibook.query(`update spu set review_count = 2, review_score_sum = 9 where id = 't-check'`)
  await insertRows('review', [
    {
      id: 't-r1',
      spu_id: 't-check',
      score: 5,
      content: localText('很好', '很好', 'Good'),
      author_text: localText('30 多歲女士', '30 多岁女士', 'Woman in her thirties'),
      date: '2026-02-01',
      pic_urls: [],
    },
    {
      id: 't-r2',
      spu_id: 't-check',
      score: 4,
      content: localText('不錯', '不错', 'Fine'),
      author_text: localText('40 多歲男士', '40 多岁男士', 'Man in his forties'),
      date: '2026-03-01',
      pic_urls: [],
      reply: localText('謝謝', '谢谢', 'Thanks'),
    },
  ])
}

beforeAll(async () => {
  await addCategories()
  await insertRows('shop', [shopRow('t-hk'), shopRow('t-tw', { region: 'TW', zone: 'Asia/Taipei' })])
  await addGoods()
  await addVersions()
  await addPlaces()
  await addReviews()
})

type ListRoute = 'goodsPageAll' | 'goodsPageBySales' | 'packagePage' | 'packagePageByDate'

export const list = async (
  query: Record<string, string>,
  route: ListRoute = 'goodsPageAll',
  lang = 'en',
): Promise<PageOf<GoodsCard>> => {
  const answer = await medibook.call(route, { query: { ...inTrial, ...query }, lang })
  expect(answer).toMatchObject({ code: 0 })
  return answer.data
}
