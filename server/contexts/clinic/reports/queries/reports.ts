import { and, asc, desc, eq, inArray, like, lt, or, type SQL } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/reports'
import type { Day } from '../../../../../contract/rules/day'
import { ageOn } from '../../../../../contract/rules/eligibility'
import { physicalReport } from '../../../../db/schema/reports'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { pageFrom, pageRange } from '../../../../lib/pages'
import { abnormalIn, itemsOf, type ReportBodyItem } from '../body'
import { textOf, toCard, toItem, type ReportRow } from '../mapper'

async function shopNames(ctx: Context, rows: readonly ReportRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map((row) => row.shopId))]
  return new Map(
    ids.length === 0
      ? []
      : (await ctx.db.select({ id: shop.id, name: shop.name }).from(shop).where(inArray(shop.id, ids))).map(
          (row) => [row.id, localized(row.name, ctx.lang)],
        ),
  )
}

/** The user's reports, latest examination first. */
export async function listReports(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof contract.reportPage>,
): Promise<PageOf<contract.ReportCard>> {
  const range = pageRange(query)
  const where: SQL | undefined = and(
    eq(physicalReport.userId, userId),
    query.personId === undefined ? undefined : eq(physicalReport.personId, query.personId),
    query.year === undefined ? undefined : like(physicalReport.examDate, `${query.year}-%`),
  )
  const rows = await ctx.db
    .select()
    .from(physicalReport)
    .where(where)
    .orderBy(desc(physicalReport.examDate), asc(physicalReport.id))
    .limit(range.limit)
    .offset(range.offset)
  const names = await shopNames(ctx, rows)
  return pageFrom(
    rows.map((row) => toCard(ctx, row, row.body, names.get(row.shopId) ?? '')),
    range.isCounted ? await ctx.db.$count(physicalReport, where) : 0,
    range,
  )
}

/** The persons with reports; the name is that of their latest report. */
export async function listReportPersons(
  ctx: Context,
  userId: string,
): Promise<DataOf<typeof contract.reportPersons>> {
  const rows = await ctx.db
    .select({
      id: physicalReport.id,
      personId: physicalReport.personId,
      personName: physicalReport.personName,
      examDate: physicalReport.examDate,
    })
    .from(physicalReport)
    .where(eq(physicalReport.userId, userId))
    .orderBy(desc(physicalReport.examDate), asc(physicalReport.id))
  return [...new Set(rows.map((row) => row.personId))].map((personId) => {
    const own = rows.filter((row) => row.personId === personId)
    return {
      personId,
      personName: own[0]?.personName ?? '',
      reportCount: own.length,
      years: [...new Set(own.map((row) => row.examDate.slice(0, 4)))],
    }
  })
}

/** The previous report of the same person. */
async function previousOf(ctx: Context, row: ReportRow): Promise<ReportRow | undefined> {
  const [previous] = await ctx.db
    .select()
    .from(physicalReport)
    .where(
      and(
        eq(physicalReport.userId, row.userId),
        eq(physicalReport.personId, row.personId),
        or(
          lt(physicalReport.examDate, row.examDate),
          and(eq(physicalReport.examDate, row.examDate), lt(physicalReport.createTime, row.createTime)),
        ),
      ),
    )
    .orderBy(desc(physicalReport.examDate), desc(physicalReport.createTime))
    .limit(1)
  return previous
}

/**
 * One of the user's reports, each value with the previous one.
 * @throws AppError notFound (unknown, or another user's)
 */
export async function findReport(ctx: Context, userId: string, id: string): Promise<contract.ReportDetail> {
  const [row] = await ctx.db
    .select()
    .from(physicalReport)
    .where(and(eq(physicalReport.id, id), eq(physicalReport.userId, userId)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return toDetail(ctx, row)
}

/** The complete report, each value with the previous one. */
export async function toDetail(ctx: Context, row: ReportRow): Promise<contract.ReportDetail> {
  const body = row.body
  const previous = await previousOf(ctx, row)
  const earlier = new Map(previous ? itemsOf(previous.body).map((item) => [item.code, item]) : [])
  const beforeOf = (code: string): { item: ReportBodyItem; date: Day } | null => {
    const item = earlier.get(code)
    return item && previous ? { item, date: previous.examDate } : null
  }
  return {
    ...toCard(ctx, row, body, (await shopNames(ctx, [row])).get(row.shopId) ?? ''),
    personSex: row.personSex === '1' ? '1' : '2',
    personAge: ageOn(row.personBirthDate, row.examDate),
    doctorName: localized(body.doctorName, ctx.lang),
    summary: localized(body.summary, ctx.lang),
    advice: body.advice.map((text) => localized(text, ctx.lang)),
    previousId: previous?.id ?? null,
    previousDate: previous?.examDate ?? null,
    groups: body.groups.map((group) => ({
      id: group.id,
      name: localized(group.name, ctx.lang),
      abnormalCount: abnormalIn(group.items),
      items: group.items.map((item) => toItem(ctx, item, beforeOf(item.code))),
    })),
  }
}

/**
 * A measured value over all reports of a person.
 * @throws AppError notFound when no report of the person contains it
 */
export async function reportTrend(
  ctx: Context,
  userId: string,
  query: { personId: string; code: string },
): Promise<contract.ReportTrend> {
  const rows = await ctx.db
    .select()
    .from(physicalReport)
    .where(and(eq(physicalReport.userId, userId), eq(physicalReport.personId, query.personId)))
    .orderBy(asc(physicalReport.examDate), asc(physicalReport.id))
  const found = rows.flatMap((row) => {
    const item = itemsOf(row.body).find((other) => other.code === query.code)
    return item && item.numericValue !== null ? [{ row, item, numericValue: item.numericValue }] : []
  })
  const last = found.at(-1)
  if (!last) throw new AppError(codes.notFound, 'notFound')
  return {
    code: query.code,
    name: localized(last.item.name, ctx.lang),
    unit: last.item.unit,
    rangeLow: last.item.low,
    rangeHigh: last.item.high,
    points: found.map(({ row, item, numericValue }) => ({
      reportId: row.id,
      date: row.examDate,
      value: textOf(ctx, item.value),
      numericValue,
      mark: item.mark,
    })),
  }
}
