import { UnreadCampaign } from './components/unread-campaign'
import { GroupBuyView } from './group-buying/group-buy-view'
import { useGroupBuy } from './group-buying/use-group-buy'

/** A group-buy campaign (`id`), or a group of it (`group`, or the `scene` of a scanned code). */
export default function GroupBuyPage() {
  const page = useGroupBuy()
  if (page.state.kind === 'ready') return <GroupBuyView data={page.state.data} page={page} />
  return <UnreadCampaign kind="groupBuy" state={page.state} />
}
