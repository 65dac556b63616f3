import { UnreadCampaign } from './components/unread-campaign'
import { ReferralView } from './referring/referral-view'
import { useReferral } from './referring/use-referral'

/** A referral campaign (`id`); an invitation when `from` or the `scene` of a code names the inviter. */
export default function ReferralPage() {
  const page = useReferral()
  if (page.state.kind === 'ready')
    return <ReferralView key={page.state.data.activity.id} data={page.state.data} page={page} />
  return <UnreadCampaign kind="referral" state={page.state} />
}
