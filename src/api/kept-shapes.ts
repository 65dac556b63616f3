import type { Shape } from '@contract/route'
import * as bookings from '@contract/routes/bookings'
import * as content from '@contract/routes/content'
import * as goods from '@contract/routes/goods'
import * as shops from '@contract/routes/shops'
import { comingVisits } from '@contract/routes/visits'

/** Shapes of the cache entries of the home page, by query name. */
export const keptShapes: Readonly<Record<string, Shape>> = {
  homeConfig: content.homeConfig.data,
  decoration: content.decoration.data,
  decorationImages: content.decorationImages.data,
  decorationVideos: content.decorationVideos.data,
  decorationConfig: content.decorationConfig.data,
  navigationBar: content.navigationBar.data,
  noticeList: content.noticeList.data,
  articleList: content.articlePage.data,
  packageList: goods.packagePage.data,
  hotSale: goods.hotSale.data,
  hotCategory: goods.hotCategory.data,
  shopsNear: shops.shopPage.data,
  comingVisits: comingVisits.data,
  booking: bookings.bookingBookedDetail.data,
}
