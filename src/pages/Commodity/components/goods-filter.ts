import type { GoodsKind } from '@contract/constants/enums'
import type { GoodsChoice } from '@/hooks/use-goods-list'

export type GoodsSort = 'default' | 'sales' | 'priceUp' | 'priceDown' | 'newest'

/** What the filter sheet decides; '' is no restriction. `date` is 'yyyy-MM-dd'. */
export interface GoodsFilters { kind: GoodsKind | ''; date: string; tagId: string; brandId: string }

export const noFilters: GoodsFilters = { kind: '', date: '', tagId: '', brandId: '' }

/** Kinds that have free places of their own: only these can be looked for by day. */
export const hasDays = (kind: GoodsFilters['kind']): boolean => kind === '' || kind === 'package' || kind === 'vaccine'

export const countFilters = (filters: GoodsFilters): number => Object.values(filters).filter(Boolean).length

const sorts: Record<GoodsSort, Pick<GoodsChoice, 'ascs' | 'descs'>> = {
  default: {}, sales: { descs: 'sale_num' }, priceUp: { ascs: 'sales_price' }, priceDown: { descs: 'sales_price' }, newest: { descs: 'create_time' }
}

/** What the server is asked; what does not restrict is left out, so that the same choice is the same cache entry. */
export function toChoice(filters: GoodsFilters, { categoryId, keyword, sort }: { categoryId: string; keyword: string; sort: GoodsSort }): GoodsChoice {
  const { kind, date, tagId, brandId } = filters
  return {
    ...sorts[sort], ...(categoryId ? { categoryId } : null), ...(keyword ? { keyword } : null), ...(kind ? { kind } : null), ...(tagId ? { tagId } : null), ...(brandId ? { brandId } : null),
    ...(date && hasDays(kind) ? { date } : null)
  }
}
