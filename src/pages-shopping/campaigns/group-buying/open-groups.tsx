import { View } from '@tarojs/components'
import type { GrouponOpen } from '@contract/routes/groupon'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { Skeleton } from '@/components/skeleton'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useIsShown } from '@/hooks/use-is-shown'
import { useLoadMore } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useOpenGroupsInfiniteQuery } from '@/pages-shopping/api/campaigns.api'
import { readState } from '@/utils/read-state'
import styles from '../campaigns.module.scss'
import { TimeLeft } from '../components/time-left'
import { openOrder } from '../open-order'
import { groupWaits } from './group-faces'
import { PlaceRow } from './places'
import type { GroupBuy } from './use-group-buy'

const ASK_EVERY_MS = 10_000
type Campaign = NonNullable<GroupBuy['campaign']>

interface OpenGroupsProps {
  campaign: Campaign
  /** the group already shown above */
  shownId: string
  onEnd: () => void
}

/** Groups with a free place, the earliest deadline first. */
export function OpenGroups({ campaign, shownId, onEnd }: OpenGroupsProps) {
  const { t } = useText('pages-shopping')
  const isShown = useIsShown()
  const list = useOpenGroupsInfiniteQuery(campaign.id, { pollingInterval: isShown ? ASK_EVERY_MS : 0 })
  const { status, loadMore } = useLoadMore(list)
  const rows = list.data && rowsOf(list.data).filter(({ id }) => id !== shownId)
  return (
    <Card title={t('campaign.groupBuy.others')}>
      <QueryGate
        state={readState(rows, list)}
        isPart
        skeleton={
          <>
            <Skeleton />
            <Skeleton width={60} />
          </>
        }
      >
        {(groups) => (
          <>
            {groups.length === 0 && <View className={styles.note}>{t('campaign.groupBuy.noOthers')}</View>}
            {groups.map((group) => (
              <OpenGroup
                key={group.id}
                group={group}
                campaign={campaign}
                readAtMs={list.fulfilledTimeStamp}
                onEnd={onEnd}
              />
            ))}
            {status !== 'end' && <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />}
          </>
        )}
      </QueryGate>
    </Card>
  )
}

interface OpenGroupProps extends Omit<OpenGroupsProps, 'shownId'> {
  group: GrouponOpen
  readAtMs: number | undefined
}

/** A group to join: founder, places, the number that is missing, and until when. */
function OpenGroup({ group, campaign, readAtMs, onEnd }: OpenGroupProps) {
  const { t } = useText('pages-shopping')
  const guard = useLoginGuard()
  const name = t('campaign.groupBuy.of', { name: group.nickName })
  return (
    <View className={styles.row}>
      <View className={styles.words}>
        <View>{name}</View>
        <PlaceRow group={group} />
        <View className={styles.small}>
          <TimeLeft
            leftSeconds={group.leftSeconds}
            at={group.validEndTime}
            readAtMs={readAtMs}
            onEnd={onEnd}
            words={groupWaits(group, t)}
          />
        </View>
      </View>
      {group.isMember ? (
        <Button
          kind="text"
          size="small"
          onClick={() => replace(routes.groupBuy, { group: group.id })}
          ariaLabel={`${t('campaign.groupBuy.mine')} ${name}`}
        >
          {t('campaign.groupBuy.mine')}
        </Button>
      ) : (
        <Button
          kind="tint"
          size="small"
          disabled={campaign.goods.stock === 0}
          onClick={() => guard(() => openOrder(campaign.goods, { kind: 'groupon', id: group.id }))}
          ariaLabel={`${t('campaign.groupBuy.joinShort')} ${name}`}
        >
          {t('campaign.groupBuy.joinShort')}
        </Button>
      )}
    </View>
  )
}
