import { and, eq } from 'drizzle-orm'
import type { BrowseKind } from '../../../../../contract/constants/enums'
import type { ArticleCard } from '../../../../../contract/content'
import type { DoctorBrief } from '../../../../../contract/favourites'
import type { GoodsCard } from '../../../../../contract/goods'
import type { ShopCard } from '../../../../../contract/shops'
import { doctor } from '../../../../db/schema/clinic'
import { article } from '../../../../db/schema/content'
import { spu } from '../../../../db/schema/goods'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { articleCardsByIds, knownGoodsByIds, shopCardsByIds } from '../../../catalogue'
import { doctorBriefsByIds } from './doctor-briefs'

export interface TargetRef {
  kind: string
  targetId: string
}

export interface Target {
  isAvailable: '0' | '1'
  goods: GoodsCard | null
  /** Starting price of the goods; null without goods, or while it is hidden. */
  priceCents: number | null
  clinic: ShopCard | null
  doctor: DoctorBrief | null
  article: ArticleCard | null
}

/** The targets of favourites and of history records, with one query per kind. */
export async function loadTargets(
  ctx: Context,
  refs: readonly TargetRef[],
): Promise<(ref: TargetRef) => Target> {
  const idsOf = (kind: BrowseKind): string[] => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map((ref) => ref.targetId)),
  ]
  const [goods, clinics, doctors, articles] = await Promise.all([
    knownGoodsByIds(ctx, idsOf('goods')),
    shopCardsByIds(ctx, idsOf('clinic')),
    doctorBriefsByIds(ctx, idsOf('doctor')),
    articleCardsByIds(ctx, idsOf('article')),
  ])
  const goodsById = new Map(goods.map((known) => [known.card.id, known]))
  return ({ kind, targetId }) => {
    const known = kind === 'goods' ? goodsById.get(targetId) : undefined
    const target = {
      goods: known?.card ?? null,
      priceCents: known?.priceCents ?? null,
      clinic: kind === 'clinic' ? (clinics.get(targetId) ?? null) : null,
      doctor: kind === 'doctor' ? (doctors.get(targetId) ?? null) : null,
      article: kind === 'article' ? (articles.get(targetId) ?? null) : null,
    }
    const isThere = known ? known.isOnShelf : Boolean(target.clinic ?? target.doctor ?? target.article)
    return { ...target, isAvailable: isThere ? '1' : '0' }
  }
}

/**
 * The starting price of a target.
 * @returns null when the target does not exist; `priceCents` is null when it has no visible price
 */
export async function findTarget(
  ctx: Context,
  { kind, targetId }: TargetRef,
): Promise<{ priceCents: number | null } | null> {
  if (kind === 'goods') {
    const [row] = await ctx.db
      .select({ priceCents: spu.priceDownCents, isHidden: spu.isPriceHidden })
      .from(spu)
      .where(and(eq(spu.id, targetId), eq(spu.isDeleted, false)))
      .limit(1)
    return row ? { priceCents: row.isHidden ? null : row.priceCents } : null
  }
  const table = kind === 'clinic' ? shop : kind === 'doctor' ? doctor : article
  const [row] = await ctx.db.select({ id: table.id }).from(table).where(eq(table.id, targetId)).limit(1)
  return row ? { priceCents: null } : null
}
