// Generated from contract/compare.ts by `npm run contract`: do not edit.
import { goodsCardShape, eligibilityShape, type GoodsCard, type Eligibility } from './goods'
import { type Cents, type Day, type Moment, type Route, type Shape } from '../route'

export type CompareColumn = {
  spuId: string
  goods: GoodsCard
  isAvailable: boolean
  itemCount: number
  pricePerItem: Cents | null

  /** Items that no other column has */
  uniqueCount: number
  eligibilityText: string
  eligibility: Eligibility
  durationMinutes: number | null
  reportDays: number | null
  reportDay: Day | null
  doctorMinutes: number | null
  shopCount: number
  shopNames: string[]
  firstFreeShopName: string | null
  needsFasting: boolean
}

export const compareColumnShape: Shape = {
  spuId: 0,
  goods: goodsCardShape,
  isAvailable: 3,
  itemCount: 1,
  pricePerItem: 20,
  uniqueCount: 1,
  eligibilityText: 0,
  eligibility: eligibilityShape,
  durationMinutes: 17,
  reportDays: 17,
  reportDay: 22,
  doctorMinutes: 17,
  shopCount: 1,
  shopNames: [0],
  firstFreeShopName: 16,
  needsFasting: 3,
}

export type CompareEntry = {
  id: string
  spuId: string
  createTime: Moment
  isAvailable: boolean
  goods: GoodsCard
  itemCount: number
  pricePerItem: Cents | null
}

export const compareEntryShape: Shape = {
  id: 0,
  spuId: 0,
  createTime: 7,
  isAvailable: 3,
  goods: goodsCardShape,
  itemCount: 1,
  pricePerItem: 20,
}

export type CompareRow = {
  itemId: string
  name: string
  explain: string
  has: boolean[]
  isCommon: boolean
  uniqueTo: string | null
}

export const compareRowShape: Shape = { itemId: 0, name: 0, explain: 0, has: [3], isCommon: 3, uniqueTo: 16 }

export type Comparison = {
  columns: CompareColumn[]
  groups: { id: string; name: string; isCommon: boolean; rows: CompareRow[] }[]
  itemCount: number
  commonCount: number
}

export const comparisonShape: Shape = {
  columns: [compareColumnShape],
  groups: [{ id: 0, name: 0, isCommon: 3, rows: [compareRowShape] }],
  itemCount: 1,
  commonCount: 1,
}

/** Add a package to the compare list; repeating it returns the same answer. Refuses: 71601 the list is full, 71602 not a package, 40400, 80004 */
export const compareAdd: Route<{ data: CompareEntry; body: { spuId: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/userinfo/createCompareSpu',
  auth: 'user',
  data: compareEntryShape,
}

/** Two to four packages side by side, without an account, for shared links. Refuses: 71603, 71602, 40400, 80004 */
export const compareByIds: Route<{
  data: Comparison
  query: {
    /** Two to four ids of packages, comma separated */
    ids: string
  }
}> = { path: '/mall/api/web/goodsspu/compare', data: comparisonShape }

/** Remove an entry from the compare list. Refuses: 40400 not on the list */
export const compareDelete: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/userinfo/deleteCompareSpu/:id',
  auth: 'user',
  data: 2,
}

/** The compare list, and the comparison of the chosen packages (default: the first four) when there are at least two. Refuses: 71603 other than two to four were chosen, 40400 one is not on the list */
export const compareList: Route<{
  data: {
    entries: CompareEntry[]
    comparison: Comparison | null
    maxEntries: number
    minCompared: number
    maxCompared: number
  }
  query: {
    /** Two to four ids of packages, comma separated */
    spuIds?: string
  }
}> = {
  path: '/mall/api/ma/userinfo/selectCompareSpus',
  auth: 'user',
  data: {
    entries: [compareEntryShape],
    comparison: [comparisonShape, 16],
    maxEntries: 1,
    minCompared: 1,
    maxCompared: 1,
  },
}
