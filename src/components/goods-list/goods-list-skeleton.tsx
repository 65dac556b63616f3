import { cardsFromPx, useWindowSize } from '@/hooks/use-window-size'
import { SkeletonPage } from '../skeleton'

/** Skeleton of the product list: rows on a phone, picture cards on wider windows. */
export function GoodsListSkeleton() {
  const isWide = useWindowSize().width >= cardsFromPx
  return <SkeletonPage kind={isWide ? 'grid' : 'list'} count={isWide ? 8 : 5} />
}
