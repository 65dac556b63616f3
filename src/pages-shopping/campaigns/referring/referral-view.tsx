import { View } from '@tarojs/components'
import type { CampaignState } from '@contract/constants/enums'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { cx } from '@/components/web-props'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { selectWxUser } from '@/features/session/session.slice'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from '../campaigns.module.scss'
import { CampaignHead } from '../components/campaign-head'
import { RulesCard } from '../components/campaign-parts'
import { InviteSheet } from '../invite/invite-sheet'
import { sceneOfId } from '../invite/scene'
import { useInvite } from '../invite/use-invite'
import { InvitationCard } from './invitation-card'
import { MyReferral } from './my-referral'
import { StepsCard } from './steps-card'
import { type Accepting, useAccepting } from './use-accepting'
import type { Referral, useReferral } from './use-referral'

interface ReferralViewProps {
  data: Referral
  page: ReturnType<typeof useReferral>
}

/** A referral campaign: the followed invitation, the rewards, and the progress of the account's own invitations. */
export function ReferralView({ data, page }: ReferralViewProps) {
  const { t } = useText('pages-shopping')
  const { activity, invitation } = data
  const guard = useLoginGuard()
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const accepting = useAccepting(data, page.refresh)
  const invite = useInvite({
    route: routes.referral,
    params: { id: activity.id, ...(userId ? { from: userId } : {}) },
    title: activity.shareTitle || activity.name,
    picture: activity.picUrl,
  })
  const hasColumnBar = useHasColumnBar()
  const bar = (
    <ReferralBar status={activity.status} accepting={accepting} onInvite={() => guard(invite.open)} />
  )
  return (
    <PageShell
      title={t('campaign.referral.title')}
      tab="goods"
      bar={!hasColumnBar && bar}
      overlay={
        <InviteSheet
          invite={invite}
          poster={{
            name: activity.name,
            picUrl: activity.picUrl,
            line: t('campaign.referral.newcomer', { points: formatNumber(activity.newcomerPoints) }),
            route: routes.referral,
            scene: sceneOfId(userId),
          }}
        />
      }
    >
      <View className={styles.columns}>
        <View className={styles.column}>
          <CampaignHead
            picUrl={activity.picUrl}
            name={activity.name}
            campaign={activity}
            readAtMs={page.readAtMs}
            onEnd={page.refresh}
            bar={hasColumnBar && bar}
          >
            {activity.newcomerPoints > 0 &&
              t('campaign.referral.friendGets', { points: formatNumber(activity.newcomerPoints) })}
          </CampaignHead>
          {invitation && <InvitationCard invitation={invitation} accepting={accepting} />}
        </View>
        <View className={cx(styles.column, styles.side)}>
          {page.isSignedIn ? <MyReferral activityId={activity.id} /> : <StepsCard steps={activity.steps} />}
        </View>
        <RulesCard rule={activity.rule} />
      </View>
    </PageShell>
  )
}

interface ReferralBarProps {
  status: CampaignState
  accepting: Accepting
  onInvite: () => void
}

/** Accepts the followed invitation, or invites others. */
function ReferralBar({ status, accepting, onInvite }: ReferralBarProps) {
  const { t } = useText('pages-shopping')
  const texts = { running: 'invite.action', coming: 'notYet', over: 'over' } as const
  return (
    <ActionBar>
      {accepting.canAccept ? (
        <Button busy={accepting.isAccepting} onClick={accepting.accept}>
          {t('campaign.referral.accept')}
        </Button>
      ) : (
        <Button icon="share-network" disabled={status !== 'running'} onClick={onInvite}>
          {t(`campaign.${texts[status]}`)}
        </Button>
      )}
    </ActionBar>
  )
}
