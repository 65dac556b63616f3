import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { SkeletonPage } from '../skeleton'

/** Goods to come: rows up to a tablet, picture cards on a desktop, as they will stand there. */
export function GoodsListSkeleton() {
  const isDesktop = useWindowSize().width >= desktopFromPx
  return <SkeletonPage kind={isDesktop ? 'grid' : 'list'} count={isDesktop ? 8 : 5} />
}
