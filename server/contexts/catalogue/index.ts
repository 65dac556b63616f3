/**
 * What other contexts may import of the catalogue (goods, shops, search, content, settings).
 */
export { configCodes } from './config/config-codes'
export { readConfig } from './config/service'
export { articleCardsByIds } from './content/service'
export { keepCalendarSets } from './goods/calendar-sets'
export { placesOfGoods } from './goods/places'
export { goodsCardsByIds, goodsDetail, requireGoods } from './goods/service'
export { catalogueRoutes } from './routes'
export { doctorSearch } from './search/doctor-search'
export { type FirstFree, firstFreeOfShops, type FreeOf } from './shops/first-free'
export { regionNameOf } from './shops/mapper'
export { type OfferingShop, shopCardsByIds, shopsByIds, shopsOffering } from './shops/service'
