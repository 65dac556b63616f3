import type { PageProviderName } from '@contract/constants/enums'

/** A visit to a provider's own page, remembered by this tab of the browser until it is over. */
export interface ProviderVisit {
  provider: PageProviderName
  /** Proves that the flow is finished in the browser in which it began. */
  browserKey: string
  /** The page from which the person came, as a link; '' for none. */
  returnTo: string
}
