import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import styles from '../campaigns.module.scss'
import type { Accepting } from './use-accepting'
import type { Referral } from './use-referral'

interface InvitationCardProps {
  invitation: NonNullable<Referral['invitation']>
  accepting: Accepting
}

/** The inviter, the newcomer's reward, and the state of the invitation. */
export function InvitationCard({ invitation, accepting }: InvitationCardProps) {
  const { t } = useText('pages-shopping')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { activity, isAccepted } = invitation
  const gift = activity.newcomerPoints
  const got = accepting.rewards?.reduce((sum, { points }) => sum + points, 0) ?? gift
  return (
    <Card title={t('campaign.referral.invited', { name: invitation.nickName })}>
      <View className={styles.strips}>
        {isAccepted || accepting.rewards ? (
          <NextStrip kind="ok" icon="check-circle">
            {t('campaign.referral.accepted', { points: formatNumber(got) })}
          </NextStrip>
        ) : (
          <NextStrip
            kind="info"
            icon="gift"
            note={t(
              isSignedIn && !accepting.canAccept
                ? 'campaign.referral.onlyNewcomers'
                : 'campaign.referral.acceptNote',
            )}
          >
            {t('campaign.referral.newcomer', { points: formatNumber(gift) })}
          </NextStrip>
        )}
        <View className={accepting.refusal === '' ? styles.silentLast : ''} {...webProps({ role: 'status' })}>
          {accepting.refusal !== '' && (
            <NextStrip kind="warn" icon="warning-circle">
              {accepting.refusal}
            </NextStrip>
          )}
        </View>
      </View>
    </Card>
  )
}
