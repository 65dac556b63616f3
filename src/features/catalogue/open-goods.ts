import { go, type PageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** What decides a product's page; what is free is booked, whatever else it is. */
interface OpenedGoods {
  id: string
  isBookable: boolean
  isFree?: boolean | undefined
}

/** Whether a product is sent to a recipient. */
export const isShipped = ({ isBookable, isFree = false }: Omit<OpenedGoods, 'id'>): boolean =>
  !isBookable && !isFree

/** The page of a product: what is sent has its own. */
export const goodsRoute = (goods: Omit<OpenedGoods, 'id'>) =>
  isShipped(goods) ? routes.shoppingGoods : routes.goodsDetail

/** Opens the page of a product. */
export const openGoods = (goods: OpenedGoods, params?: PageParams): void =>
  go(goodsRoute(goods), { id: goods.id, ...params })
