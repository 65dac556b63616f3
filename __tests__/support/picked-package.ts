import type { GoodsCard } from '@contract/routes/goods'
import type { PickedPackage } from '@/features/compare/compare-tray.slice'

/** A package as picked from a list, of which only its id matters. */
export const pickedPackage = (id: string): PickedPackage => ({
  id,
  name: id,
  picture: '',
  goods: { id, name: id, picUrls: [] } as unknown as GoodsCard,
})
