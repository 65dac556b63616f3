import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ReferralView } from './referring/referral-view'
import { useReferral } from './referring/use-referral'

/** A referral campaign (`id`), as an invitation when `from` or the `scene` of a code names who invites. */
export default function ReferralPage() {
  const { t } = useText('pages-shopping')
  const page = useReferral()
  if (page.state.kind === 'ready')
    return <ReferralView key={page.state.data.activity.id} data={page.state.data} page={page} />
  return (
    <PageShell title={t('campaign.referral.title')}>
      <QueryGate
        state={page.state}
        skeleton={<SkeletonPage kind="detail" />}
        gone={{
          kind: 'products',
          title: t('campaign.gone'),
          text: t('campaign.goneText'),
          action: (
            <Button onClick={() => replace(routes.campaigns, { kind: 'referral' })}>
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
