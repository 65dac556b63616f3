/** Something a list can be restricted to. */
export interface FilterOption {
  id: string
  name: string
}

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

interface DayRange {
  /** 'yyyy-MM-dd', or '' */ day: string
  min: string
  max: string
  onPick: (day: string) => void
}

export interface DayFieldProps extends DayRange {
  label: string
  /** the day in words */ words: string
  placeholder: string
  isDisabled: boolean
  hint?: string
  onOpen: () => void
}
export interface DayWheelsProps extends DayRange {
  isOpen: boolean
  title: string
  onClose: () => void
}
