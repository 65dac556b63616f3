import { ClinicOffers } from './clinic-offers'
import type { LateOffersProps } from './late-offers-props'

/** What a clinic offers, part of the page's own code. */
export const LateOffers = ({ placeholder: _none, ...of }: LateOffersProps) => <ClinicOffers {...of} />
