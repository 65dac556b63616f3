import { eq, sql } from 'drizzle-orm'
import { asWritten, authorByAge } from '../../contexts/engagement'
import type { Db } from '../../db/client'
import { decorationMedia, hotWord } from '../../db/schema/content'
import { brandFollow, browseRecord, compareEntry, favourite } from '../../db/schema/favourites'
import { review, spu } from '../../db/schema/goods'
import { dayText } from '../../lib/store-time'
import { decorations, hotWords } from './content/decorations'
import { userId } from './demo-people'
import { spuId } from './goods-rows'
import { local } from './local'
import type { SeedPart } from './part'
import { shopId } from './shop-rows'

const zone = 'Asia/Hong_Kong'
const MINUTE_MS = 60_000
const days = (count: number): number => count * 1440

/**
 * [user, kind, target, price when saved in cents, minutes ago]: prices that rose, fell or did not change, and
 * one product that is gone.
 */
const kept: readonly (readonly [
  user: number,
  kind: 'goods' | 'clinic' | 'doctor',
  target: string,
  change: number | null,
  minutesAgo: number,
])[] = [
  [1, 'goods', spuId('package-women'), 20_000, days(1)],
  [1, 'goods', spuId('vaccine-flu'), 0, days(3)],
  [1, 'goods', spuId('item-omega-3'), -1_000, days(9)],
  [1, 'goods', 'spu-retired', null, days(40)],
  [1, 'clinic', shopId('central'), null, days(2)],
  [1, 'clinic', shopId('tst'), null, days(15)],
  [1, 'doctor', 'doctor-1', null, days(4)],
  [1, 'doctor', 'doctor-8', null, days(20)],
  [2, 'goods', spuId('package-men'), 0, days(2)],
  [2, 'clinic', shopId('mongkok'), null, days(6)],
]

const seen: readonly (readonly [
  user: number,
  kind: 'goods' | 'clinic' | 'doctor' | 'article',
  target: string,
  minutesAgo: number,
])[] = [
  [1, 'goods', spuId('package-women'), 25],
  [1, 'goods', spuId('vaccine-flu'), 40],
  [1, 'article', 'article-flu-faq', 55],
  [1, 'clinic', shopId('central'), 70],
  [1, 'goods', spuId('item-blood-pressure-monitor'), days(1) + 20],
  [1, 'doctor', 'doctor-1', days(1) + 60],
  [1, 'goods', spuId('package-dental'), days(3)],
  [1, 'article', 'article-fasting', days(3) + 15],
  [1, 'goods', 'spu-retired', days(20)],
  [2, 'goods', spuId('package-men'), 90],
  [2, 'clinic', shopId('tst'), days(2)],
]

const compared = ['package-women', 'package-men', 'package-liver'] as const
/** [user, brand, minutes ago] */
const follows: readonly (readonly [user: number, brandIndex: number, minutesAgo: number])[] = [
  [1, 0, days(12)],
  [1, 1, days(2)],
  [2, 0, days(5)],
]

interface WrittenReview {
  key: string
  user: number
  age: number
  sex: '1' | '2'
  score: number
  tags: readonly string[]
  text: string
  minutesAgo: number
  reply?: string
}
/** Reviews of completed orders; the other completed orders of these users can still be reviewed. */
const written: readonly WrittenReview[] = [
  {
    key: 'completed',
    user: 1,
    age: 34,
    sex: '2',
    score: 5,
    tags: ['staff', 'explained', 'painless'],
    text: '牙醫很細心，先用鏡子給我看再動手，完全不痛。',
    minutesAgo: days(39),
  },
  {
    key: 'second-completed',
    user: 2,
    age: 41,
    sex: '1',
    score: 4,
    tags: ['onTime', 'clean'],
    text: '晚上也能打針，下班後過來剛好。等候區座位少了一點。',
    minutesAgo: days(32),
    reply: '多謝提醒，我們下月會加設座位。',
  },
]

const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS)

async function writeHome(db: Db): Promise<void> {
  await db
    .insert(hotWord)
    .values(hotWords.map((text, sort) => ({ id: `word-${sort + 1}`, text: local(text), sort })))
  await db.insert(decorationMedia).values(
    decorations.map((item, sort) => ({
      id: `media-${item.kind}-${item.slug}`,
      kind: item.kind,
      title: local(item.title),
      text: local(item.text),
      picUrl: `/assets/banners/${item.slug}.svg`,
      picUrlWide: `/assets/banners/${item.slug}-wide.svg`,
      videoUrl: item.film?.url ?? null,
      seconds: item.film?.seconds ?? null,
      link: item.link,
      sort,
    })),
  )
}

const retired = {
  id: 'spu-retired',
  spuCode: 'KX-G000',
  name: local([
    '水銀體溫計',
    'Mercury thermometer',
    'Thermomètre à mercure',
    'Termómetro de mercurio',
    '水銀体温計',
  ]),
  searchText: '',
}

/** A product that was deleted: it is in no list, and keeps its name where somebody saved it. */
async function writeRetired(db: Db): Promise<void> {
  const [like] = await db
    .select()
    .from(spu)
    .where(eq(spu.id, spuId('item-ear-thermometer')))
  if (like) await db.insert(spu).values({ ...like, ...retired, isOnShelf: false, isDeleted: true })
}

async function writeFavourites(db: Db, now: Date): Promise<void> {
  const { rows: prices } = await db.execute<{ id: string; price: number }>(
    sql`select id, price_down_cents as price from spu`,
  )
  await writeRetired(db)
  const priceOf = new Map(prices.map((row) => [row.id, row.price]))
  await db.insert(favourite).values(
    kept.map(([user, kind, targetId, change, minutes], index) => ({
      id: `fav-demo-${index + 1}`,
      userId: userId(user),
      kind,
      targetId,
      priceCents: change === null ? null : (priceOf.get(targetId) ?? 0) + change,
      createTime: ago(now, minutes),
    })),
  )
}

async function writeVisits(db: Db, now: Date): Promise<void> {
  await db.insert(browseRecord).values(
    seen.map(([user, kind, targetId, minutes], index) => ({
      id: `seen-demo-${index + 1}`,
      userId: userId(user),
      kind,
      targetId,
      time: ago(now, minutes),
    })),
  )
  await db.insert(compareEntry).values(
    compared.map((slug, index) => ({
      id: `compare-demo-${index + 1}`,
      userId: userId(1),
      spuId: spuId(slug),
      position: index + 1,
      createTime: ago(now, days(2) - index * 10),
    })),
  )
}

async function writeFollows(db: Db, now: Date): Promise<void> {
  const { rows: brands } = await db.execute<{ id: string }>(sql`select id from brand order by sort, id`)
  await db.insert(brandFollow).values(
    follows.flatMap(([user, index, minutes]) => {
      const found = brands[index]
      return found ? [{ userId: userId(user), brandId: found.id, createTime: ago(now, minutes) }] : []
    }),
  )
}

async function writeReviews(db: Db, now: Date): Promise<void> {
  const { rows: items } = await db.execute<{ id: string; spu_id: string }>(
    sql`select id, spu_id from order_item`,
  )
  await db.insert(review).values(
    written.flatMap((of) => {
      const item = items.find((row) => row.id === `order-${of.key}-1`)
      if (!item) return []
      return {
        id: `review-demo-${of.key}`,
        spuId: item.spu_id,
        userId: userId(of.user),
        orderItemId: item.id,
        score: of.score,
        tags: [...of.tags],
        content: asWritten(of.text),
        authorText: authorByAge(of.age, of.sex),
        date: dayText(ago(now, of.minutesAgo), zone),
        picUrls: [],
        reply: of.reply ? asWritten(of.reply) : null,
        createTime: ago(now, of.minutesAgo),
      }
    }),
  )
}

/**
 * Favourites, history, comparisons, follows and reviews of the demo accounts; search suggestions and pictures
 * of the home page; aggregates of goods.
 */
export const cataloguePart: SeedPart = {
  name: 'favourites, history and reviews',
  async write(db, { now }) {
    await writeHome(db)
    await writeFavourites(db, now)
    await writeVisits(db, now)
    await writeFollows(db, now)
    await writeReviews(db, now)
    await keepFigures(db)
  },
}

/** Aggregates review scores and filterable specifications from the rows already written. */
async function keepFigures(db: Db): Promise<void> {
  await db.execute(
    sql`update spu set review_count = of.count, review_score_sum = of.sum from (select spu_id,
      count(*)::int as count, sum(score)::int as sum from review group by spu_id) as of where
      of.spu_id = spu.id`,
  )
  await db.execute(sql`insert into spec_value (id, spec_id, spec_name, name, sort)
    select 'value-' || left(md5((spec -> 'specName' ->> 'zh-Hant') || '/' || (spec -> 'specValueName'
      ->> 'zh-Hant')), 12), 'spec-' || left(md5(spec -> 'specName' ->> 'zh-Hant'), 12), (array_agg(spec ->
      'specName'))[1], (array_agg(spec -> 'specValueName'))[1], min(sku.sort)
    from sku, jsonb_array_elements(sku.specs) as spec group by 1, 2 on conflict do nothing`)
  await db.execute(sql`insert into spu_spec_value (spu_id, spec_value_id, category_id)
    select distinct sku.spu_id, 'value-' || left(md5((spec -> 'specName' ->> 'zh-Hant') || '/' || (spec
      -> 'specValueName' ->> 'zh-Hant')), 12), spu.category_id from sku join spu on spu.id = sku.spu_id,
      jsonb_array_elements(sku.specs) as spec where sku.is_enabled on conflict do nothing`)
}
