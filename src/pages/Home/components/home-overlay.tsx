import { TabOverlays } from '@/app-overlays'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { BlockBoundary } from './block-boundary'
import { LowerAdvert } from './lower-blocks'

/** Overlays of the page, which does not wait for the advert. */
export function HomeOverlay() {
  const isAdvertDue = useOneByOne(1, 0) === 1
  return (
    <>
      <TabOverlays />
      {isAdvertDue && (
        <BlockBoundary>
          <LowerAdvert />
        </BlockBoundary>
      )}
    </>
  )
}
