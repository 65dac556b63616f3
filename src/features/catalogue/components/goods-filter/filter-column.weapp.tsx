import type { FilteredView } from '@/features/catalogue/hooks/use-goods-view'

/** The mini-program has no desktop: its filters are always in the sheet. */
export const useHasFilterColumn = (): boolean => false

export const FilterColumn = (_props: FilteredView): null => null
