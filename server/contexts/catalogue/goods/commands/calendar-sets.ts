import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'

/**
 * Writes the set of calendars of every product whose set is not up to date. Must be called in the same
 * transaction as a write to `spu_shop` or to the `slot_kind` of a product.
 */
export async function keepCalendarSets(db: Db): Promise<void> {
  await db.execute(sql`
    with kept as (
      select spu.id, case when spu.is_bookable and spu.slot_kind is not null then coalesce((
        select spu.slot_kind || '/' || string_agg(spu_shop.shop_id, ',' order by spu_shop.shop_id collate "C")
        from spu_shop where spu_shop.spu_id = spu.id
      ), '') else '' end as calendar_set
      from spu
    )
    update spu set calendar_set = kept.calendar_set from kept
    where kept.id = spu.id and kept.calendar_set <> spu.calendar_set`)
}
