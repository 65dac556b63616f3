import { View } from '@tarojs/components'
import type { FissionReward } from '@contract/routes/fission'
import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tag } from '@/components/tag'
import { formatNumber, formatRelative } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useMyReferralQuery, useNewcomersQuery } from '@/pages-shopping/api/campaigns.api'
import { readState } from '@/utils/read-state'
import styles from '../campaigns.module.scss'
import { StepsCard } from './steps-card'

/** Progress of the account's invitations, its rewards, and the newcomers. */
export function MyReferral({ activityId }: { activityId: string }) {
  const mine = useMyReferralQuery(activityId)
  return (
    <QueryGate
      state={readState(mine.currentData, mine)}
      isPart
      skeleton={<SkeletonPage kind="cards" count={1} />}
    >
      {({ steps, rewards, invitedNum }) => (
        <>
          <StepsCard steps={steps} />
          {rewards.length > 0 && <RewardsCard rewards={rewards} />}
          <NewcomersCard activityId={activityId} count={invitedNum} />
        </>
      )}
    </QueryGate>
  )
}

function RewardsCard({ rewards }: { rewards: readonly FissionReward[] }) {
  const { t } = useText('pages-shopping')
  return (
    <Card title={t('campaign.referral.rewards')}>
      {rewards.map(({ id, name, points, couponId, isGranted, createTime }) => (
        <View key={id} className={styles.row}>
          <View className={styles.words}>
            <View>{name}</View>
            <View className={styles.small}>
              {[
                ...(points > 0 ? [t('campaign.referral.points', { points: formatNumber(points) })] : []),
                ...(couponId === null ? [] : [t('campaign.referral.coupon')]),
                formatRelative(createTime),
              ].join('\u00a0· ')}
            </View>
          </View>
          <Tag kind={isGranted ? 'ok' : 'plain'}>
            {t(isGranted ? 'campaign.referral.granted' : 'campaign.referral.onItsWay')}
          </Tag>
        </View>
      ))}
    </Card>
  )
}

function NewcomersCard({ activityId, count }: { activityId: string; count: number }) {
  const { t } = useText('pages-shopping')
  const list = useNewcomersQuery(activityId)
  return (
    <Card title={t('campaign.referral.came', { count, n: formatNumber(count) })}>
      <QueryGate
        state={readState(list.currentData, list)}
        isPart
        skeleton={<SkeletonPage kind="list" count={1} />}
      >
        {(newcomers) => (
          <>
            {newcomers.length === 0 && <View className={styles.note}>{t('campaign.referral.nobody')}</View>}
            {newcomers.map(({ id, nickName, createTime }) => (
              <View key={id} className={styles.row}>
                <View className={styles.words}>{nickName}</View>
                <View className={styles.small}>{formatRelative(createTime)}</View>
              </View>
            ))}
          </>
        )}
      </QueryGate>
    </Card>
  )
}
