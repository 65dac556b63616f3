import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import type { ReadState } from '@/utils/read-state'
import type { CampaignKind } from '../lists/kinds'
import { CampaignSkeleton } from './campaign-skeletons'

/** The page of a campaign that is loading, failed to load, or does not exist. */
export function UnreadCampaign({ kind, state }: { kind: CampaignKind; state: ReadState<unknown> }) {
  const { t } = useText('pages-shopping')
  return (
    <PageShell title={t(`campaign.${kind}.title`)} tab="goods">
      <QueryGate
        state={state}
        skeleton={<CampaignSkeleton kind={kind} />}
        gone={{
          kind: 'products',
          title: t('campaign.gone'),
          text: t('campaign.goneText'),
          action: <Button onClick={() => replace(routes.campaigns, { kind })}>{t('campaign.seeAll')}</Button>,
        }}
      >
        {() => null}
      </QueryGate>
    </PageShell>
  )
}
