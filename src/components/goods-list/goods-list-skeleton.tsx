import { useWindowSize } from '@/hooks/use-window-size'
import { SkeletonPage } from '../skeleton'
import { DESKTOP_FROM } from './desktop-from'

/** Goods to come: rows up to a tablet, picture cards on a desktop, as they will stand there. */
export function GoodsListSkeleton() {
  const isDesktop = useWindowSize().width >= DESKTOP_FROM
  return <SkeletonPage kind={isDesktop ? 'grid' : 'list'} count={isDesktop ? 8 : 5} />
}
