/** Something a list can be restricted to. */
export interface FilterOption { id: string; name: string }

/** What the filters offer, as far as it is known. */
export interface FilterOptions {
  tags: readonly FilterOption[]
  brands: readonly FilterOption[]
  /** specifications with their values */
  specs: readonly { id: string; name: string; values: readonly FilterOption[] }[]
  /** a part of them could not be read */
  isFailed: boolean
  retry: () => void
}
