import { UnreadState } from '@/components/query-gate'
import { useLateCode } from '@/hooks/use-late-code'
import type { LateOffersProps } from './late-offers-props'

const load = () => import(/* webpackChunkName: "clinic-late" */ './clinic-offers')

/** What a clinic offers, whose code is loaded after the page. */
export function LateOffers({ placeholder, ...of }: LateOffersProps) {
  const { code, state } = useLateCode(load, true)
  if (code) return <code.ClinicOffers {...of} />
  return state.kind === 'failed' ? <UnreadState isPart state={state} skeleton={null} /> : placeholder
}
