import { View } from '@tarojs/components'
import type { FissionActivity } from '@contract/routes/campaigns'
import { rowsOf } from '@/api/paging'
import { formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  useMyBargainsInfiniteQuery,
  useMyGroupsInfiniteQuery,
  useMyReferralQuery,
  useReferralListInfiniteQuery,
} from '@/pages-shopping/api/campaigns.api'
import { bargainFaces } from '../bargaining/bargain-faces'
import styles from '../campaigns.module.scss'
import { groupFaces } from '../group-buying/group-faces'
import { MyList } from './my-list'
import { PartRow } from './part-row'

export function MyGroups() {
  const { t } = useText('pages-shopping')
  return (
    <MyList
      kind="groupBuy"
      list={useMyGroupsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })}
      row={(group) => (
        <PartRow
          key={group.id}
          name={group.name}
          picUrl={group.picUrl}
          tag={{ kind: groupFaces[group.status].tag, text: t(`campaign.groupBuy.tag.${group.status}`) }}
          facts={[
            formatPrice(group.grouponPrice),
            t('campaign.groupBuy.paid', { done: group.havNum, all: group.grouponNum }),
          ]}
          note={group.status === 'failed' ? group.refundNote : null}
          onOpen={() => go(routes.groupBuy, { group: group.id })}
        />
      )}
    />
  )
}

export function MyBargains() {
  const { t } = useText('pages-shopping')
  return (
    <MyList
      kind="bargain"
      list={useMyBargainsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })}
      row={(part) => (
        <PartRow
          key={part.id}
          name={part.name}
          picUrl={part.picUrl}
          tag={{ kind: bargainFaces[part.status].tag, text: t(`campaign.bargain.tag.${part.status}`) }}
          facts={[
            formatPrice(part.currentPrice),
            t('campaign.bargain.cuts', { done: part.havCutNum, all: part.cutNum }),
          ]}
          note={null}
          onOpen={() => go(routes.bargain, { part: part.id })}
        />
      )}
    />
  )
}

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
