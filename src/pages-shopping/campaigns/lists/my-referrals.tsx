import { View } from '@tarojs/components'
import type { FissionActivity } from '@contract/routes/campaigns'
import { rowsOf } from '@/api/paging'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useMyReferralQuery, useReferralListInfiniteQuery } from '@/pages-shopping/api/campaigns.api'
import styles from '../campaigns.module.scss'
import { MyList } from './my-list'
import { PartRow } from './part-row'

export function MyReferrals() {
  return (
    <>
      <MyList
        kind="referral"
        list={useReferralListInfiniteQuery('running', { refetchOnMountOrArgChange: true })}
        row={(activity) => <MyReferralRow key={activity.id} activity={activity} />}
      />
      <PastReferrals />
    </>
  )
}

/** Ended campaigns in which the account participated. */
function PastReferrals() {
  const past = useReferralListInfiniteQuery('over')
  const rows = past.data ? rowsOf(past.data) : []
  return rows.length === 0 ? null : (
    <View className={styles.list}>
      {rows.map((activity) => (
        <MyReferralRow key={activity.id} activity={activity} />
      ))}
    </View>
  )
}

/** Progress in a referral campaign; until it has loaded, only the campaign. */
function MyReferralRow({ activity: { id, name, picUrl, status } }: { activity: FissionActivity }) {
  const { t } = useText('pages-shopping')
  const { currentData: mine } = useMyReferralQuery(id, { refetchOnMountOrArgChange: true })
  const points = mine?.rewards.reduce((sum, reward) => sum + reward.points, 0) ?? 0
  if (status === 'over' && !mine?.invitedNum && points === 0) return null
  return (
    <PartRow
      name={name}
      picUrl={picUrl}
      tag={status === 'over' ? { kind: 'plain', text: t('campaign.over') } : null}
      facts={
        mine
          ? [
              t('campaign.referral.came', { count: mine.invitedNum, n: formatNumber(mine.invitedNum) }),
              ...(points > 0 ? [t('campaign.referral.points', { points: formatNumber(points) })] : []),
            ]
          : []
      }
      note={null}
      onOpen={() => go(routes.referral, { id })}
    />
  )
}
