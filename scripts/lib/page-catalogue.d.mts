import type { createApiClient } from './api-client.mjs'

export interface Samples {
  goodsId: string
  bookableId: string
  freeId: string
  categoryId: string
  articleId: string
  orderId: string
  personId: string
  /** a clinic */
  shopId: string
  /** a shop, which sells only */
  storeId: string
  comparedIds: string
  ticketId: string
  doctorId: string
  requestId: string
  reportId: string
  refundableId: string
  refundId: string
  parcelId: string
  reviewableId: string
}

export interface CataloguePage {
  /** Without leading slash. */
  route: string
  /** For file names and test titles. */
  name: string
  needsLogin: boolean
  /** Shown only before the user has answered about privacy. */
  isFirstLaunch?: boolean
  /** Who sees a different page; without it the page is the same for visitors and members. */
  people?: 'both' | 'visitors'
  /** How the page becomes empty; without it there is always content. */
  emptyBy?: 'lists' | 'unknownId'
  /** Grows with the window, so that no window shows the whole of it. */
  fillsWindow?: boolean
  /** Query with '?', or ''. */
  search: (samples: Samples) => string
}

export const pageCatalogue: CataloguePage[]
export function findPage(route: string): CataloguePage | undefined
export function loadSamples(api: Pick<ReturnType<typeof createApiClient>, 'call'>): Promise<Samples>
