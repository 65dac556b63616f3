import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Flag, Id, Moment, Nullable, pageOf, pageQuery } from './common'
import { browseKinds } from './constants/enums'
import { limits } from './constants/limits'
import { ArticleCard } from './content'
import { defineEndpoint } from './define-endpoint'
import { DoctorBrief } from './favourites'
import { GoodsCard } from './goods'
import { ShopCard } from './shops'

export const BrowseKind = Type.Union(browseKinds.map((kind) => Type.Literal(kind)))
/**
 * One viewed thing at the time of its last view; `day` groups the list. All four are absent once the thing is
 * deleted.
 */
export const BrowseRecord = Type.Object({
  id: Id,
  kind: BrowseKind,
  targetId: Id,
  day: Day,
  time: Moment,
  isAvailable: Flag,
  goods: Nullable(GoodsCard),
  clinic: Nullable(ShopCard),
  doctor: Nullable(DoctorBrief),
  article: Nullable(ArticleCard),
})
export type BrowseRecord = Static<typeof BrowseRecord>

export const browseAdd = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/browsehistory',
  auth: 'user',
  source: 'extension',
  tag: 'history',
  summary:
    'I look at something now. Again moves it to the front; the oldest beyond ' +
    `${limits.browseRecords} go. Refuses: 40400 no such thing`,
  body: Type.Object({ kind: BrowseKind, targetId: Id }),
  data: Type.Object({ id: Id }),
})
export const browsePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/browsehistory/page',
  auth: 'user',
  source: 'extension',
  tag: 'history',
  summary: 'Browse history, latest first',
  query: Type.Object({ ...pageQuery, kind: Type.Optional(BrowseKind), day: Type.Optional(Day) }),
  data: pageOf(BrowseRecord),
})
export const browseDelete = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/browsehistory/del',
  auth: 'user',
  source: 'extension',
  tag: 'history',
  summary: 'Delete entries of the browse history; ids of other accounts are ignored',
  body: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: limits.browseRecords, uniqueItems: true }),
  }),
  data: Type.Object({ deleted: Count }),
})
export const browseClear = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/browsehistory',
  auth: 'user',
  source: 'extension',
  tag: 'history',
  summary: 'Delete the whole browse history, or all entries of one kind',
  query: Type.Object({ kind: Type.Optional(BrowseKind) }),
  data: Type.Object({ deleted: Count }),
})
