import { go, type PageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Properties that decide which page shows a product; free goods are always bookable. */
interface OpenedGoods {
  id: string
  isBookable: boolean
  isFree?: boolean | undefined
}

/** Whether a product is shipped to a recipient. */
export const isShipped = ({ isBookable, isFree = false }: Omit<OpenedGoods, 'id'>): boolean =>
  !isBookable && !isFree

/** The page of a product; shipped products have a page of their own. */
export const goodsRoute = (goods: Omit<OpenedGoods, 'id'>) =>
  isShipped(goods) ? routes.shoppingGoods : routes.goodsDetail

export const openGoods = (goods: OpenedGoods, params?: PageParams): void =>
  go(goodsRoute(goods), { id: goods.id, ...params })
