import type { PageProviderName } from '@contract/constants/enums'

/** State of a sign-in flow on a provider's page, stored in this browser tab until it ends. */
export interface ProviderVisit {
  provider: PageProviderName
  /** Proves that the flow ends in the browser in which it began. */
  browserKey: string
  /** The page that started the flow, as a link; '' for none. */
  returnTo: string
}
