import type { FilteredView } from '@/features/catalogue/hooks/use-goods-view'
import { FilterSheet } from './filter-sheet'

/** The filter sheet of a list, while open; applying it changes the view of the list. */
export function FilterOverlay({ view, change, options, isSheetOpen, closeSheet }: FilteredView) {
  if (!isSheetOpen) return null
  return (
    <FilterSheet
      filters={view}
      options={options}
      onApply={(chosen) => {
        closeSheet()
        change(chosen)
      }}
      onClose={closeSheet}
    />
  )
}
