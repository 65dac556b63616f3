/** An option of a filter. */
export interface FilterOption {
  id: string
  name: string
}

/** The filter options loaded so far. */
export interface FilterOptions {
  tags: readonly FilterOption[]
  brands: readonly FilterOption[]
  /** specifications with their values */
  specs: readonly { id: string; name: string; values: readonly FilterOption[] }[]
  /** whom products are compared with; '' for nobody */
  personName: string
  /** some options could not be loaded */
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
