import { inArray, sql } from 'drizzle-orm'
import type {
  CouponExpireType,
  CouponKind,
  CouponSource,
  CouponSuitType,
  Language,
} from '../../../../../contract/constants/enums'
import type { CouponInfo, CouponOffer, CouponUser } from '../../../../../contract/coupons'
import { formatCents } from '../../../../../contract/rules/money'
import { category, spu } from '../../../../db/schema/goods'
import { couponUser } from '../../../../db/schema/trade'
import type { Context } from '../../../../lib/context'
import { localized, type LocalizedText } from '../../../../lib/language'
import { messageText } from '../../../../lib/messages'
import { momentOrNull, momentText } from '../../../../lib/store-time'
import { offerStateOf, userStateOf } from '../mapper'
import type { CouponRow, OwnCoupon } from '../usable'
import { loadSuits } from './suits'

const groups: Partial<Record<Language, string>> = { fr: '\u202f', es: '.' }

/** An amount as printed on a coupon: thousands separated, no decimals for whole amounts. */
function shortSum(lang: Language, cents: number): string {
  const [whole = '0', fraction] = formatCents(cents).replace(/\.00$/, '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, groups[lang] ?? ',')
  return fraction ? `${grouped}${lang in groups ? ',' : '.'}${fraction}` : grouped
}

/** The effect of a coupon in words: 'HK$100 off from HK$1,800'. */
function textOf(ctx: Context, row: CouponRow): string {
  const hasMinimum = row.minSpendCents > 0
  const min = shortSum(ctx.lang, row.minSpendCents)
  const text =
    row.kind === 'percent'
      ? messageText(hasMinimum ? 'couponPercentText' : 'couponPercentAnyText', ctx.lang, {
          percent: row.value,
          min,
        })
      : messageText(hasMinimum ? 'couponAmountText' : 'couponAmountAnyText', ctx.lang, {
          amount: shortSum(ctx.lang, row.value),
          min,
        })
  return row.capCents === null
    ? text
    : messageText('couponCapText', ctx.lang, { text, cap: shortSum(ctx.lang, row.capCents) })
}

interface SuitFacts {
  name: LocalizedText
  isBookable: boolean
}

/** The categories and goods that coupons apply to, by id; deleted ones are omitted. */
async function suitFactsOf(
  ctx: Context,
  rows: readonly CouponRow[],
  suits: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlyMap<string, SuitFacts>> {
  const idsOf = (type: CouponSuitType): string[] => [
    ...new Set(rows.filter((row) => row.suitType === type).flatMap((row) => [...(suits.get(row.id) ?? [])])),
  ]
  const [categories, goods] = [idsOf('category'), idsOf('goods')]
  return new Map<string, SuitFacts>([
    ...(categories.length
      ? await ctx.db
          .select({ id: category.id, name: category.name })
          .from(category)
          .where(inArray(category.id, categories))
      : []
    ).map(({ id, name }) => [id, { name, isBookable: true }] as const),
    ...(goods.length
      ? await ctx.db
          .select({
            id: spu.id,
            name: spu.name,
            isBookable: sql<boolean>`${spu.isBookable} or ${spu.isFree}`,
          })
          .from(spu)
          .where(inArray(spu.id, goods))
      : []
    ).map(({ id, ...facts }) => [id, facts] as const),
  ])
}

/** Coupons in wire format, by id. */
export async function toCouponInfos(
  ctx: Context,
  rows: readonly CouponRow[],
): Promise<ReadonlyMap<string, CouponInfo>> {
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()]
  const suits = await loadSuits(
    ctx,
    unique.filter((row) => row.suitType !== 'all').map((row) => row.id),
  )
  const facts = await suitFactsOf(ctx, unique, suits)
  const zone = ctx.config.storeTimeZone
  return new Map(
    unique.map((row) => {
      const suitIds = [...(suits.get(row.id) ?? [])].sort()
      return [
        row.id,
        {
          id: row.id,
          name: localized(row.name, ctx.lang),
          text: textOf(ctx, row),
          remarks: localized(row.remarks, ctx.lang),
          type: row.kind as CouponKind,
          reduceAmount: row.kind === 'amount' ? formatCents(row.value) : null,
          percentOff: row.kind === 'percent' ? row.value : null,
          maxReduce: row.capCents === null ? null : formatCents(row.capCents),
          premiseAmount: formatCents(row.minSpendCents),
          suitType: row.suitType as CouponSuitType,
          suits: suitIds.flatMap((id) => {
            const of = facts.get(id)
            return of
              ? [{ id, name: localized(of.name, ctx.lang), isBookable: of.isBookable ? '1' : '0' } as const]
              : []
          }),
          expireType: row.expireType as CouponExpireType,
          validDays: row.validDays,
          validBeginTime: momentOrNull(row.validBeginTime, zone),
          validEndTime: momentOrNull(row.validEndTime, zone),
          stock: Math.max(0, row.total - row.claimed),
          perUser: row.perUser,
          startTime: momentText(row.startTime, zone),
          endTime: momentText(row.endTime, zone),
        },
      ]
    }),
  )
}

/** How many of each coupon the user has claimed; none for visitors. */
export async function claimedBy(
  ctx: Context,
  userId: string | null,
  couponIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userId === null || couponIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ couponId: couponUser.couponId, count: sql<number>`count(*)::int` })
    .from(couponUser)
    .where(
      sql`${couponUser.userId} = ${userId} and ${couponUser.source} = 'claim' and
        ${inArray(couponUser.couponId, [...couponIds])}`,
    )
    .groupBy(couponUser.couponId)
  return new Map(rows.map((row) => [row.couponId, row.count]))
}

export async function toCouponOffers(ctx: Context, rows: readonly CouponRow[]): Promise<CouponOffer[]> {
  const infos = await toCouponInfos(ctx, rows)
  const claimed = await claimedBy(
    ctx,
    ctx.user?.id ?? null,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const info = infos.get(row.id)
    const received = claimed.get(row.id) ?? 0
    return info ? [{ ...info, state: offerStateOf(row, ctx.now(), received), received }] : []
  })
}

/** Coupons of one user in wire format, in the given order. */
export async function toCouponUsers(ctx: Context, rows: readonly OwnCoupon[]): Promise<CouponUser[]> {
  const infos = await toCouponInfos(
    ctx,
    rows.map((row) => row.info),
  )
  const zone = ctx.config.storeTimeZone
  return rows.flatMap(({ mine, info }) => {
    const coupon = infos.get(info.id)
    return coupon
      ? [
          {
            id: mine.id,
            couponId: mine.couponId,
            state: userStateOf(mine, ctx.now()),
            source: mine.source as CouponSource,
            validBeginTime: momentText(mine.validBeginTime, zone),
            validEndTime: momentText(mine.validEndTime, zone),
            usedTime: momentOrNull(mine.usedTime, zone),
            orderId: mine.orderId,
            createTime: momentText(mine.createTime, zone),
            coupon,
          },
        ]
      : []
  })
}
