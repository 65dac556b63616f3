import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Flag, Id, IdParams, Moment, Money, Nullable, Ok } from './common'
import { defineEndpoint } from './define-endpoint'
import { Eligibility, GoodsCard } from './goods'

const ids = Type.String({
  minLength: 1,
  maxLength: 400,
  pattern: '^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$',
  description: 'Two to four ids of packages, comma separated',
})

export const CompareEntry = Type.Object({
  id: Id,
  spuId: Id,
  createTime: Moment,
  isAvailable: Flag,
  goods: GoodsCard,
  itemCount: Count,
  pricePerItem: Nullable(Money),
})
export type CompareEntry = Static<typeof CompareEntry>

/** One package as a column. */
export const CompareColumn = Type.Object({
  spuId: Id,
  goods: GoodsCard,
  isAvailable: Flag,
  itemCount: Count,
  pricePerItem: Nullable(Money),
  uniqueCount: Type.Integer({ minimum: 0, description: 'Items that no other column has' }),
  eligibilityText: Type.String(),
  eligibility: Eligibility,
  durationMinutes: Nullable(Count),
  reportDays: Nullable(Count),
  reportDay: Nullable(
    Type.String({
      ...Day,
      description: 'When the report is ready after the earliest free day, holidays aside',
    }),
  ),
  doctorMinutes: Nullable(
    Type.Integer({ minimum: 0, description: 'Time in which a doctor explains the report' }),
  ),
  shopCount: Count,
  shopNames: Type.Array(Type.String()),
  firstFreeShopName: Nullable(Type.String({ description: 'The clinic with the earliest free time' })),
  needsFasting: Flag,
})
export type CompareColumn = Static<typeof CompareColumn>
/** One item as a row; `has` holds a flag for each column, in their order. */
export const CompareRow = Type.Object({
  itemId: Id,
  name: Type.String(),
  explain: Type.String(),
  has: Type.Array(Flag),
  isCommon: Flag,
  uniqueTo: Nullable(Id),
})
export const Comparison = Type.Object({
  columns: Type.Array(CompareColumn),
  groups: Type.Array(
    Type.Object({ id: Id, name: Type.String(), isCommon: Flag, rows: Type.Array(CompareRow) }),
  ),
  itemCount: Count,
  commonCount: Count,
})
export type Comparison = Static<typeof Comparison>

export const compareAdd = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/userinfo/createCompareSpu',
  auth: 'user',
  source: 'spec',
  tag: 'compare',
  summary:
    'Add a package to the compare list; repeating it returns the same answer. Refuses: 71601 the list ' +
    'is full, 71602 not a package, 40400, 80004',
  body: Type.Object({ spuId: Id }),
  data: CompareEntry,
})
export const compareList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/userinfo/selectCompareSpus',
  auth: 'user',
  source: 'spec',
  tag: 'compare',
  summary:
    'The compare list, and the comparison of the chosen packages (default: the first four) when there ' +
    'are at least two. Refuses: 71603 other than two to four were chosen, 40400 one is not on the ' +
    'list',
  query: Type.Object({ spuIds: Type.Optional(ids) }),
  data: Type.Object({
    entries: Type.Array(CompareEntry),
    comparison: Nullable(Comparison),
    maxEntries: Count,
    minCompared: Count,
    maxCompared: Count,
  }),
})
export const compareDelete = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/userinfo/deleteCompareSpu/:id',
  auth: 'user',
  source: 'spec',
  tag: 'compare',
  summary: 'Remove an entry from the compare list. Refuses: 40400 not on the list',
  params: IdParams,
  data: Ok,
})
export const compareByIds = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/goodsspu/compare',
  auth: 'none',
  source: 'extension',
  tag: 'compare',
  summary:
    'Two to four packages side by side, without an account, for shared links. Refuses: 71603, 71602, ' +
    '40400, 80004',
  query: Type.Object({ ids }),
  data: Comparison,
})
