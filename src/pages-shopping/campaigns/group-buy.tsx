import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { GroupBuyView } from './group-buying/group-buy-view'
import { useGroupBuy } from './group-buying/use-group-buy'

/** A group-buy campaign (`id`), or a group of it (`group`, or the `scene` of a scanned code). */
export default function GroupBuyPage() {
  const { t } = useText('pages-shopping')
  const page = useGroupBuy()
  if (page.state.kind === 'ready') return <GroupBuyView data={page.state.data} page={page} />
  return (
    <PageShell title={t('campaign.groupBuy.title')}>
      <QueryGate
        state={page.state}
        skeleton={<SkeletonPage kind="detail" />}
        gone={{
          kind: 'products',
          title: t('campaign.gone'),
          text: t('campaign.goneText'),
          action: (
            <Button onClick={() => replace(routes.campaigns, { kind: 'groupBuy' })}>
              {t('campaign.seeAll')}
            </Button>
          ),
        }}
      >
        {() => null}
      </QueryGate>
    </PageShell>
  )
}
