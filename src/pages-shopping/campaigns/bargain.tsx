import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { BargainView } from './bargaining/bargain-view'
import { useBargain } from './bargaining/use-bargain'

/** A bargain campaign (`id`), or somebody's bargain in it (`part`, or the `scene` of a scanned code). */
export default function BargainPage() {
  const { t } = useText('pages-shopping')
  const page = useBargain()
  if (page.state.kind === 'ready') return <BargainView data={page.state.data} page={page} />
  return (
    <PageShell title={t('campaign.bargain.title')}>
      <QueryGate
        state={page.state}
        skeleton={<SkeletonPage kind="detail" />}
        gone={{
          kind: 'products',
          title: t('campaign.gone'),
          text: t('campaign.goneText'),
          action: (
            <Button onClick={() => replace(routes.campaigns, { kind: 'bargain' })}>
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
