import { and, eq, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { couponInfo, couponSuit, couponUser } from '../../../../db/schema/trade'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import type { CouponLine, UsableCoupon } from '../../../commerce'
import { linesOfCoupon, priceOfCoupon, type Suits, whyUnusable } from '../usable'

export async function loadSuits(ctx: Context, couponIds: readonly string[]): Promise<Suits> {
  const suits = new Map<string, Set<string>>()
  if (couponIds.length === 0) return suits
  for (const row of await ctx.db
    .select()
    .from(couponSuit)
    .where(inArray(couponSuit.couponId, [...new Set(couponIds)])))
    suits.set(row.couponId, (suits.get(row.couponId) ?? new Set()).add(row.targetId))
  return suits
}

/** Each category with its ancestors. */
export async function loadCategoryPaths(
  ctx: Context,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = [...new Set(categoryIds)]
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ leaf: string; id: string }>(sql`
    with recursive up(leaf, id, parent, depth) as (
      select id, id, parent_id, 1 from category where id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})
      union all select up.leaf, c.id, c.parent_id, up.depth + 1 from up join category c on c.id =
        up.parent where up.depth < 8
    ) select leaf, id from up`)
  const paths = new Map<string, Set<string>>(ids.map((id) => [id, new Set([id])]))
  for (const row of rows) paths.get(row.leaf)?.add(row.id)
  return paths
}

/**
 * One of the user's coupons, for these lines.
 * @param of.shouldLock true while an order is placed: no other order can use it until the transaction ends
 * @throws AppError notFound (unknown, or another user's); couponUnusable with `{ reason }`
 */
export async function requireUsableCoupon(
  ctx: Context,
  of: { id: string; userId: string; lines: readonly CouponLine[]; shouldLock: boolean },
): Promise<UsableCoupon> {
  const query = ctx.db
    .select({ mine: couponUser, info: couponInfo })
    .from(couponUser)
    .innerJoin(couponInfo, eq(couponInfo.id, couponUser.couponId))
    .where(and(eq(couponUser.id, of.id), eq(couponUser.userId, of.userId)))
  const [own] = of.shouldLock ? await query.for('update', { of: couponUser }) : await query
  if (!own) throw new AppError(codes.notFound, 'notFound')
  const suits = await loadSuits(ctx, [own.info.id])
  const paths =
    own.info.suitType === 'category'
      ? await loadCategoryPaths(
          ctx,
          of.lines.map((line) => line.categoryId),
        )
      : new Map<string, Set<string>>()
  const isCouponLine = linesOfCoupon(own.info, suits, paths, of.lines)
  const reason = whyUnusable(own, ctx.now(), isCouponLine, of.lines)
  if (reason) throw new AppError(codes.couponUnusable, reason.key, reason.params, { reason: reason.key })
  return { id: own.mine.id, name: own.info.name, price: priceOfCoupon(own.info), isCouponLine }
}
