// Generated from contract/browse-history.ts by `npm run contract`: do not edit.
import { articleCardShape, type ArticleCard } from './content'
import { doctorBriefShape, type DoctorBrief } from './favourites'
import { goodsCardShape, type GoodsCard } from './goods'
import { shopCardShape, type ShopCard } from './shops'
import { type BrowseKind } from '../constants/enums'
import { type Day, type Moment, type PageOf, type Route, type Shape } from '../route'

export type BrowseRecord = {
  id: string
  kind: BrowseKind
  targetId: string
  day: Day
  time: Moment
  isAvailable: boolean
  goods: GoodsCard | null
  clinic: ShopCard | null
  doctor: DoctorBrief | null
  article: ArticleCard | null
}

export const browseRecordShape: Shape = {
  id: 0,
  kind: 0,
  targetId: 0,
  day: 6,
  time: 7,
  isAvailable: 3,
  goods: [goodsCardShape, 16],
  clinic: [shopCardShape, 16],
  doctor: [doctorBriefShape, 16],
  article: [articleCardShape, 16],
}

/** I look at something now. Again moves it to the front; the oldest beyond 200 go. Refuses: 40400 no such thing */
export const browseAdd: Route<{ data: { id: string }; body: { kind: BrowseKind; targetId: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/browsehistory',
  auth: 'user',
  data: { id: 0 },
}

/** Delete the whole browse history, or all entries of one kind */
export const browseClear: Route<{ data: { deleted: number }; query: { kind?: BrowseKind } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/browsehistory',
  auth: 'user',
  data: { deleted: 1 },
}

/** Delete entries of the browse history; ids of other accounts are ignored */
export const browseDelete: Route<{ data: { deleted: number }; body: { ids: string[] } }> = {
  method: 'POST',
  path: '/mall/api/ma/browsehistory/del',
  auth: 'user',
  data: { deleted: 1 },
}

/** Browse history, latest first */
export const browsePage: Route<{
  data: PageOf<BrowseRecord>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    kind?: BrowseKind
    day?: Day
  }
}> = {
  path: '/mall/api/ma/browsehistory/page',
  auth: 'user',
  data: { records: [browseRecordShape], total: 1, size: 1, current: 1, pages: 1 },
}
