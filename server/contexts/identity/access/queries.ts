import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { PageOf } from '../../../../contract/common'
import type { QueryOf } from '../../../../contract/define-endpoint'
import type * as ownData from '../../../../contract/own-data'
import { accessRecord } from '../../../db/schema/access'
import { shop } from '../../../db/schema/shops'
import { person } from '../../../db/schema/users'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { pageFrom, pageRange } from '../../../lib/pages'
import { momentText } from '../../../lib/store-time'

/** Accesses to the health data of the user or one of the user's persons, newest first. */
export async function listAccesses(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof ownData.accessPage>,
): Promise<PageOf<ownData.AccessRecord>> {
  const range = pageRange(query)
  const { personId } = query
  const mine = and(
    eq(accessRecord.userId, userId),
    personId === undefined ? undefined : eq(accessRecord.personId, personId),
  )
  const rows = await ctx.db
    .select({
      ...getTableColumns(accessRecord),
      personKey: person.id,
      personName: person.name,
      shopName: shop.name,
    })
    .from(accessRecord)
    .leftJoin(person, and(eq(person.id, accessRecord.personId), eq(person.userId, userId)))
    .leftJoin(shop, eq(shop.id, accessRecord.shopId))
    .where(mine)
    .orderBy(desc(accessRecord.createTime), desc(accessRecord.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    rows.map((row) => ({
      id: row.id,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
      actor: row.actor as ownData.AccessRecord['actor'],
      action: row.action as ownData.AccessRecord['action'],
      kind: row.kind as ownData.AccessRecord['kind'],
      rowId: row.rowId,
      purpose: row.purpose as ownData.AccessRecord['purpose'],
      personName: row.personName,
      shopName: row.shopName && localized(row.shopName, ctx.lang),
    })),
    range.isCounted ? await ctx.db.$count(accessRecord, mine) : 0,
    range,
  )
}
