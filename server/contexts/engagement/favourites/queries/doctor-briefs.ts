import { eq, inArray } from 'drizzle-orm'
import type { DoctorBrief } from '../../../../../contract/favourites'
import type { Db } from '../../../../db/client'
import { department, doctor } from '../../../../db/schema/clinic'
import { shop } from '../../../../db/schema/shops'
import { assetUrl } from '../../../../lib/asset-url'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'

const columns = {
  id: doctor.id,
  name: doctor.name,
  title: doctor.title,
  picUrl: doctor.picUrl,
  departmentName: department.name,
  shopId: doctor.shopId,
  shopName: shop.name,
}

/** Selects doctors with the names of their department and clinic. */
const selectDoctors = (db: Db) =>
  db
    .select(columns)
    .from(doctor)
    .leftJoin(department, eq(department.id, doctor.departmentId))
    .leftJoin(shop, eq(shop.id, doctor.shopId))

type DoctorRow = Awaited<ReturnType<typeof selectDoctors>>[number]

const toDoctorBrief = (ctx: Context, row: DoctorRow): DoctorBrief => ({
  id: row.id,
  name: localized(row.name, ctx.lang),
  title: localized(row.title, ctx.lang),
  picUrl: assetUrl(ctx.config, row.picUrl),
  departmentName: localized(row.departmentName, ctx.lang),
  shopId: row.shopId,
  shopName: localized(row.shopName, ctx.lang),
})

/** These doctors by id; unknown ones are omitted. */
export async function doctorBriefsByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, DoctorBrief>> {
  if (ids.length === 0) return new Map()
  const rows = await selectDoctors(ctx.readDb).where(inArray(doctor.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, toDoctorBrief(ctx, row)]))
}
