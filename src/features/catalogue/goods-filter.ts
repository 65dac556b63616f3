import { type GoodsKind, goodsKinds, type Sex } from '@contract/constants/enums'
import { type Day, isDay } from '@contract/rules/day'

export const goodsSorts = ['default', 'earliest', 'sales', 'priceUp', 'priceDown', 'newest'] as const
export type GoodsSort = (typeof goodsSorts)[number]

/** Filters of a list of goods; '' means no filter. Prices are whole dollars. */
export interface GoodsFilters {
  kind: GoodsKind | ''
  date: Day | ''
  /** With an available slot on any day; implied by a chosen day. */
  bookable: 'yes' | ''
  tagId: string
  brandId: string
  specValueId: string
  priceMin: string
  priceMax: string
  /** Only what suits the person that products are compared with. */
  suits: 'yes' | ''
}
/** A list of goods as described by the address parameters. */
export interface GoodsView extends GoodsFilters {
  categoryId: string
  sort: GoodsSort
}

export const noFilters: GoodsFilters = {
  kind: '',
  date: '',
  bookable: '',
  tagId: '',
  brandId: '',
  specValueId: '',
  priceMin: '',
  priceMax: '',
  suits: '',
}

/** Only kinds with slots of their own can be filtered by day. */
export const hasDays = (kind: GoodsFilters['kind']): boolean =>
  kind === '' || kind === 'package' || kind === 'vaccine'

/** The filters without a day where the kind has none. */
export const fittingFilters = (filters: GoodsFilters): GoodsFilters =>
  hasDays(filters.kind) ? filters : { ...filters, date: '', bookable: '' }

/** Number of active filters; the two price bounds count as one. */
export const countFilters = ({
  priceMin,
  priceMax,
  kind,
  date,
  bookable,
  tagId,
  brandId,
  specValueId,
  suits,
}: GoodsFilters): number =>
  [kind, date || bookable, tagId, brandId, specValueId, priceMin || priceMax, suits].filter(Boolean).length

const centsOf = (dollars: string): number => Number(dollars) * 100

/** Whether the upper price bound is below the lower one. */
export const arePricesCrossed = ({
  priceMin,
  priceMax,
}: Pick<GoodsFilters, 'priceMin' | 'priceMax'>): boolean =>
  priceMin !== '' && priceMax !== '' && centsOf(priceMin) > centsOf(priceMax)

const matching = (value: string | undefined, pattern: RegExp): string =>
  value !== undefined && pattern.test(value) ? value : ''
const ID = /^[\w-]{1,64}$/
const DOLLARS = /^\d{1,7}$/
const known = <T extends string>(value: string | undefined, values: readonly T[]): T | '' =>
  values.find((one) => one === value) ?? ''

/** The list described by an address; unknown values are ignored. */
export function readGoodsView(params: Partial<Record<string, string>>): GoodsView {
  const prices = {
    priceMin: matching(params.priceMin, DOLLARS),
    priceMax: matching(params.priceMax, DOLLARS),
  }
  return {
    categoryId: matching(params.categoryId, ID),
    sort: known(params.sort, goodsSorts) || 'default',
    kind: known(params.kind, goodsKinds),
    date: params.date && isDay(params.date) ? params.date : '',
    bookable: known(params.bookable, ['yes']),
    tagId: matching(params.tagId, ID),
    brandId: matching(params.brandId, ID),
    specValueId: matching(params.specValueId, ID),
    suits: known(params.suits, ['yes']),
    ...(arePricesCrossed(prices) ? { priceMin: '', priceMax: '' } : prices),
  }
}

/** Address parameters of the list; the default order is omitted. */
export const printGoodsView = (view: GoodsView): Record<keyof GoodsView, string> => ({
  ...view,
  sort: view.sort === 'default' ? '' : view.sort,
})

export const sortTerms: Record<GoodsSort, { ascs?: string; descs?: string }> = {
  default: {},
  earliest: { ascs: 'first_free' },
  sales: { descs: 'sale_num' },
  priceUp: { ascs: 'sales_price' },
  priceDown: { descs: 'sales_price' },
  newest: { descs: 'create_time' },
}

/**
 * Query arguments of the list; filters without a value are omitted, so that equal choices share a cache entry.
 * @param person whom `suits` is about
 */
export function toChoice(
  {
    categoryId,
    sort,
    kind,
    date,
    bookable,
    tagId,
    brandId,
    specValueId,
    priceMin,
    priceMax,
    suits,
  }: GoodsView,
  person?: { sex: Sex; age: number },
) {
  return {
    ...sortTerms[sort],
    ...(categoryId ? { categoryId } : null),
    ...(kind ? { kind } : null),
    ...(tagId ? { tagId } : null),
    ...(brandId ? { brandId } : null),
    ...(specValueId ? { specValueId } : null),
    ...(priceMin ? { priceMin: centsOf(priceMin) } : null),
    ...(priceMax ? { priceMax: centsOf(priceMax) } : null),
    ...(suits && person ? { suitsSex: person.sex, suitsAge: person.age } : null),
    ...(hasDays(kind) && (date ? { date } : bookable ? { isBookable: true } : null)),
  }
}
