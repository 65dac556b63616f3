import { and, asc, count, desc, eq, gt, lte } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import type { ClinicInfo, Department } from '../../../../contract/departments'
import { clinicNotice, department, doctor, insurer, shopInsurer } from '../../../db/schema/clinic'
import { shop } from '../../../db/schema/shops'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { cleanHtml } from '../../../lib/rich-text'
import { dutyToday } from '../doctors/calendar'
import { loadCalendars } from '../doctors/queries/calendars'

/** Reads catalogue data from the replica if there is one. */
const reading = (ctx: Context): Context => ({ ...ctx, db: ctx.readDb })

/** Departments with the number of their doctors; for a clinic, only departments with doctors there. */
export async function listDepartments(asked: Context, shopId?: string): Promise<Department[]> {
  const ctx = reading(asked)
  const counts = new Map(
    (
      await ctx.db
        .select({ id: doctor.departmentId, count: count() })
        .from(doctor)
        .where(shopId === undefined ? undefined : eq(doctor.shopId, shopId))
        .groupBy(doctor.departmentId)
    ).map((row) => [row.id, row.count]),
  )
  const rows = await ctx.db.select().from(department).orderBy(asc(department.sort), asc(department.id))
  return rows
    .map((row) => ({
      id: row.id,
      name: localized(row.name, ctx.lang),
      icon: row.icon,
      categoryId: row.categoryId,
      doctorCount: counts.get(row.id) ?? 0,
    }))
    .filter((row) => shopId === undefined || row.doctorCount > 0)
}

/** Departments, accepted insurers, notices and doctors of a clinic. @throws AppError notFound */
export async function clinicInfo(asked: Context, shopId: string): Promise<ClinicInfo> {
  const ctx = reading(asked)
  const [store] = await ctx.db.select({ id: shop.id }).from(shop).where(eq(shop.id, shopId))
  if (!store) throw new AppError(codes.notFound, 'notFound')
  const insurers = await ctx.db
    .select({ id: insurer.id, name: insurer.name })
    .from(shopInsurer)
    .innerJoin(insurer, eq(insurer.id, shopInsurer.insurerId))
    .where(eq(shopInsurer.shopId, shopId))
    .orderBy(asc(insurer.sort), asc(insurer.id))
  const notices = await ctx.db
    .select()
    .from(clinicNotice)
    .where(
      and(
        eq(clinicNotice.shopId, shopId),
        lte(clinicNotice.startTime, ctx.now()),
        gt(clinicNotice.endTime, ctx.now()),
      ),
    )
    .orderBy(desc(clinicNotice.startTime), asc(clinicNotice.id))
  const doctors = await ctx.db.select({ id: doctor.id }).from(doctor).where(eq(doctor.shopId, shopId))
  const calendars = await loadCalendars(
    ctx,
    doctors.map((row) => row.id),
  )
  return {
    shopId,
    departments: await listDepartments(ctx, shopId),
    insurers: insurers.map((row) => ({ id: row.id, name: localized(row.name, ctx.lang) })),
    notices: notices.map((row) => ({
      id: row.id,
      title: localized(row.title, ctx.lang),
      content: cleanHtml(localized(row.content, ctx.lang)),
      date: row.date,
    })),
    doctorCount: doctors.length,
    doctorsToday: [...calendars.values()].filter((calendar) => dutyToday(calendar)).length,
  }
}
