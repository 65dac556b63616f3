/** The public interface of the catalogue (goods, shops, search, content, settings). */
export { configCodes } from './config/config-codes'
export { readConfig } from './config/queries/settings'
export { articleCardsByIds } from './content/queries/articles'
export { keepCalendarSets } from './goods/commands/calendar-sets'
export { deliveryDays } from './goods/delivery-days'
export { placesOfGoods } from './goods/queries/places'
export { goodsCardsByIds, knownGoodsByIds, requireGoods } from './goods/queries/goods'
export { goodsDetail } from './goods/queries/detail'
export { catalogueRoutes } from './routes'
export { doctorSearch } from './search/doctor-search'
export { type FirstFree, firstFreeDoctors, firstFreeOfShops, type FreeOf } from './shops/first-free'
export { regionNameOf } from './shops/mapper'
export {
  type FoundShop,
  type OfferingShop,
  shopCardsByIds,
  shopOfferingAll,
  shopsOffering,
} from './shops/queries/shops'
