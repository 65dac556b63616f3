import { BargainView } from './bargaining/bargain-view'
import { useBargain } from './bargaining/use-bargain'
import { UnreadCampaign } from './components/unread-campaign'

/** A bargain campaign (`id`), or an account's bargain in it (`part`, or the `scene` of a scanned code). */
export default function BargainPage() {
  const page = useBargain()
  if (page.state.kind === 'ready') return <BargainView data={page.state.data} page={page} />
  return <UnreadCampaign kind="bargain" state={page.state} />
}
