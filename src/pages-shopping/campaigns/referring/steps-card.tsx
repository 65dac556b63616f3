import { View } from '@tarojs/components'
import type { FissionActivity } from '@contract/routes/campaigns'
import type { FissionUser } from '@contract/routes/fission'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { Tag } from '@/components/tag'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from '../campaigns.module.scss'

type Step = FissionActivity['steps'][number] & Partial<FissionUser['steps'][number]>

/** Reward per number of friends; for participants also how many are missing. */
export function StepsCard({ steps }: { steps: readonly Step[] }) {
  const { t } = useText('pages-shopping')
  return (
    <Card title={t('campaign.referral.steps')}>
      {steps.map(({ inviteNum, points, couponId, isReached, leftNum }) => (
        <View key={inviteNum} className={styles.row}>
          <Icon
            name={isReached ? 'check-circle-fill' : 'gift'}
            className={isReached ? styles.done : undefined}
          />
          <View className={styles.words}>
            <View>{t('campaign.referral.friends', { count: inviteNum, n: formatNumber(inviteNum) })}</View>
            <View className={styles.small}>
              {[
                ...(points > 0 ? [t('campaign.referral.youGet', { points: formatNumber(points) })] : []),
                ...(couponId === null ? [] : [t('campaign.referral.coupon')]),
              ].join('\u00a0· ')}
            </View>
          </View>
          {isReached !== undefined && (
            <Tag kind={isReached ? 'ok' : 'plain'}>
              {isReached
                ? t('campaign.referral.reached')
                : t('campaign.referral.missing', { count: leftNum ?? 0 })}
            </Tag>
          )}
        </View>
      ))}
    </Card>
  )
}
