import { sql } from 'drizzle-orm'
import type { Context } from '../../../../lib/context'
import { localized, type LocalizedText } from '../../../../lib/language'
import { firstFreeMoments } from './calendars'

interface GoodsPlaces {
  /** Names of the clinics that offer it, in the order of clinics. */
  shopNames: string[]
  /** The clinic of the earliest free time that its card shows. */
  firstFreeShopName: string | null
}

/** The clinics that offer these products. */
export async function placesOfGoods(ctx: Context, ids: readonly string[]): Promise<Map<string, GoodsPlaces>> {
  if (ids.length === 0) return new Map()
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const [free, { rows }] = await Promise.all([
    firstFreeMoments(ctx.readDb, ids, ctx.now()),
    ctx.readDb.execute<{ spu_id: string; id: string; name: LocalizedText }>(sql`
      select spu_shop.spu_id, shop.id, shop.name from spu_shop join shop on shop.id = spu_shop.shop_id
      where spu_shop.spu_id in (${wanted})
      order by shop.sort, shop.id`),
  ])
  return new Map(
    ids.map((id) => {
      const shops = rows.filter((row) => row.spu_id === id)
      const first = shops.find((row) => row.id === free.get(id)?.shopId)
      return [
        id,
        {
          shopNames: shops.map((row) => localized(row.name, ctx.lang)),
          firstFreeShopName: first ? localized(first.name, ctx.lang) : null,
        },
      ]
    }),
  )
}
