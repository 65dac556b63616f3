import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { SpokenLanguage } from '../../../../../contract/constants/enums'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/doctors'
import type { Day } from '../../../../../contract/rules/day'
import { formatCents } from '../../../../../contract/rules/money'
import { department, doctor } from '../../../../db/schema/clinic'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import { assetUrl } from '../../../../lib/asset-url'
import type { Context } from '../../../../lib/context'
import { requireDay } from '../../../../lib/day-input'
import { localized } from '../../../../lib/language'
import { pageFrom, pageOfAll, pageRange } from '../../../../lib/pages'
import { searchCondition } from '../../../../lib/search'
import { regionNameOf } from '../../../catalogue'
import { doctorDaysOf, doctorTimesOf, isFreeOn, type DoctorCalendar } from '../calendar'
import { statusOf } from '../mapper'
import { loadCalendars } from './calendars'
import { reviewsOf } from './reviews'

const missing = (): AppError => new AppError(codes.notFound, 'notFound')

const doctors = (ctx: Context) =>
  ctx.db
    .select({ doctor, departmentName: department.name, shopName: shop.name, region: shop.region })
    .from(doctor)
    .innerJoin(department, eq(department.id, doctor.departmentId))
    .innerJoin(shop, eq(shop.id, doctor.shopId))

type DoctorRow = Awaited<ReturnType<typeof doctors>>[number]

const toCard = (
  ctx: Context,
  { doctor: row, departmentName, shopName, region }: DoctorRow,
  calendar: DoctorCalendar | undefined,
): contract.DoctorCard => ({
  id: row.id,
  name: localized(row.name, ctx.lang),
  title: localized(row.title, ctx.lang),
  specialty: localized(row.specialty, ctx.lang),
  departmentId: row.departmentId,
  departmentName: localized(departmentName, ctx.lang),
  shopId: row.shopId,
  shopName: localized(shopName, ctx.lang),
  regionName: regionNameOf(ctx, region),
  sex: row.sex === '1' ? '1' : '2',
  languages: row.languages as SpokenLanguage[],
  picUrl: assetUrl(ctx.config, row.picUrl),
  fee: formatCents(row.feeCents),
  ...statusOf(ctx, calendar),
})

/**
 * Doctors that match the query. Sorting or filtering by free times loads all doctors that the other filters
 * leave, at most some hundreds. Reads from the replica if there is one: a slightly stale free time is
 * acceptable, because the request itself is checked.
 */
export async function listDoctors(
  asked: Context,
  query: QueryOf<typeof contract.doctorPage>,
): Promise<PageOf<contract.DoctorCard>> {
  const ctx: Context = { ...asked, db: asked.readDb }
  if (query.date !== undefined) requireDay(query.date, 'date')
  if (query.freeBy !== undefined) requireDay(query.freeBy, 'freeBy')
  const where: SQL | undefined = and(
    query.shopId ? eq(doctor.shopId, query.shopId) : undefined,
    // by the ids of clinics, so that counting needs no joins
    query.region
      ? inArray(doctor.shopId, ctx.db.select({ id: shop.id }).from(shop).where(eq(shop.region, query.region)))
      : undefined,
    query.departmentId ? eq(doctor.departmentId, query.departmentId) : undefined,
    query.sex ? eq(doctor.sex, query.sex) : undefined,
    query.language ? sql`${doctor.languages} @> ${JSON.stringify([query.language])}::jsonb` : undefined,
    searchCondition(doctor.searchText, query.keyword),
  )
  const sorted = doctors(ctx).where(where).orderBy(asc(doctor.sort), asc(doctor.id))
  const isByFree = (query.ascs ?? '').split(',').includes('first_free')
  if (
    query.date === undefined &&
    query.freeBy === undefined &&
    query.onDutyToday === undefined &&
    !isByFree
  ) {
    const range = pageRange(query)
    const rows = await sorted.limit(range.limit).offset(range.offset)
    const calendars = await loadCalendars(
      ctx,
      rows.map((row) => row.doctor.id),
    )
    return pageFrom(
      rows.map((row) => toCard(ctx, row, calendars.get(row.doctor.id))),
      range.isCounted ? await ctx.db.$count(doctor, where) : 0,
      range,
    )
  }
  return pageOfAll(await cardsByTimes(ctx, await sorted, query, isByFree), query)
}

/** The cards of doctors that match a filter by available times, the soonest first on request. */
async function cardsByTimes(
  ctx: Context,
  rows: readonly DoctorRow[],
  query: QueryOf<typeof contract.doctorPage>,
  isByFree: boolean,
): Promise<contract.DoctorCard[]> {
  const calendars = await loadCalendars(
    ctx,
    rows.map((row) => row.doctor.id),
  )
  const cards = rows.flatMap((row) => {
    const calendar = calendars.get(row.doctor.id)
    if (query.date !== undefined && !(calendar && isFreeOn(calendar, query.date))) return []
    const card = toCard(ctx, row, calendar)
    if (query.freeBy !== undefined && !(card.firstFreeDay && card.firstFreeDay <= query.freeBy)) return []
    return query.onDutyToday !== undefined && card.isOnDutyToday !== query.onDutyToday ? [] : [card]
  })
  const moment = (card: contract.DoctorCard): string =>
    card.firstFreeDay ? `${card.firstFreeDay} ${card.firstFreeTime}` : '9'
  if (isByFree) cards.sort((a, b) => (moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : 0))
  return cards
}

async function one(ctx: Context, id: string): Promise<{ row: DoctorRow; calendar: DoctorCalendar }> {
  const [row] = await doctors(ctx).where(eq(doctor.id, id))
  const calendar = row && (await loadCalendars(ctx, [id])).get(id)
  if (!row || !calendar) throw missing()
  return { row, calendar }
}

/** @throws AppError notFound */
export async function findDoctor(ctx: Context, id: string): Promise<contract.DoctorDetail> {
  const { row, calendar } = await one(ctx, id)
  const timetable = [...calendar.sessions]
    .sort((a, b) => a.weekday - b.weekday || (a.start < b.start ? -1 : 1))
    .map(({ weekday, start, end }) => ({ weekday, start, end }))
  return {
    ...toCard(ctx, row, calendar),
    bio: localized(row.doctor.bio, ctx.lang),
    registrationNo: row.doctor.registrationNo,
    registerName: localized(row.doctor.registerName, ctx.lang),
    qualifications: row.doctor.qualifications.map((text) => localized(text, ctx.lang)),
    ...(await reviewsOf(ctx, id)),
    timetable,
  }
}

/** @throws AppError notFound */
export async function doctorDays(
  ctx: Context,
  doctorId: string,
): Promise<DataOf<typeof contract.doctorDays>> {
  const { calendar } = await one(ctx, doctorId)
  return { today: calendar.now.day, days: doctorDaysOf(calendar) }
}

/** @throws AppError notFound, badInput for a day that does not exist */
export async function doctorTimes(ctx: Context, doctorId: string, date: Day): Promise<contract.DoctorTime[]> {
  requireDay(date, 'date')
  return doctorTimesOf((await one(ctx, doctorId)).calendar, date)
}

/** @throws AppError notFound */
export async function checkDoctorStatus(ctx: Context, doctorId: string): Promise<contract.DoctorStatus> {
  const { calendar } = await one(ctx, doctorId)
  return { doctorId, ...statusOf(ctx, calendar) }
}

export interface DoctorNames {
  name: string
  title: string
  picUrl: string
  departmentName: string
  shopName: string
  shopAddress: string
  shopPhone: string
  latitude: number
  longitude: number
  zone: string
}

/** Summaries of doctors for other domains, by id. */
export async function doctorNamesByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, DoctorNames>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ doctor, departmentName: department.name, shop })
    .from(doctor)
    .innerJoin(department, eq(department.id, doctor.departmentId))
    .innerJoin(shop, eq(shop.id, doctor.shopId))
    .where(inArray(doctor.id, [...new Set(ids)]))
  return new Map(
    rows.map((row) => [
      row.doctor.id,
      {
        name: localized(row.doctor.name, ctx.lang),
        title: localized(row.doctor.title, ctx.lang),
        picUrl: assetUrl(ctx.config, row.doctor.picUrl),
        departmentName: localized(row.departmentName, ctx.lang),
        shopName: localized(row.shop.name, ctx.lang),
        shopAddress: localized(row.shop.address, ctx.lang),
        shopPhone: row.shop.phone,
        latitude: row.shop.latitude,
        longitude: row.shop.longitude,
        zone: row.shop.zone,
      },
    ]),
  )
}
