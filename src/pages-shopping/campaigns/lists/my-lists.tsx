import type { GrouponUser } from '@contract/routes/groupon'
import { Button } from '@/components/button'
import type { Translate } from '@/i18n/engine'
import { formatPrice, formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useMyBargainsInfiniteQuery, useMyGroupsInfiniteQuery } from '@/pages-shopping/api/campaigns.api'
import { bargainFaces, bargainWaits } from '../bargaining/bargain-faces'
import { groupFaces, placesLeft } from '../group-buying/group-faces'
import { MyList } from './my-list'
import { PartRow } from './part-row'

/** The state of a group: what an open one waits for; of a failed one whether the account's payment came back. */
function tagText(group: GrouponUser, t: Translate<'pages-shopping'>): string {
  const { status, myState, refundNote } = group
  if (status === 'open') return placesLeft(group, t)
  return t(
    `campaign.groupBuy.tag.${status === 'failed' && myState === 'released' && refundNote ? 'refunded' : status}`,
  )
}

/** In a list the end is a moment: a running clock on every row would press. */
const endOf = ({ validEndTime }: { validEndTime: string }) => formatShortMoment(validEndTime, validEndTime)

/** Opens the group, which friends are invited to. */
function InviteButton({ group: { id, name } }: { group: GrouponUser }) {
  const { t } = useText('pages-shopping')
  const text = t('campaign.invite.action')
  return (
    <Button
      kind="tint"
      size="small"
      icon="share-network"
      ariaLabel={`${text} ${name}`}
      onClick={() => go(routes.groupBuy, { group: id })}
    >
      {text}
    </Button>
  )
}

export function MyGroups() {
  const { t } = useText('pages-shopping')
  const list = useMyGroupsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <MyList
      kind="groupBuy"
      list={list}
      row={(group) => (
        <PartRow
          key={group.id}
          name={group.name}
          picUrl={group.picUrl}
          tag={{ kind: groupFaces[group.status].tag, text: tagText(group, t) }}
          facts={[
            formatPrice(group.grouponPrice),
            t('campaign.groupBuy.paid', { done: group.havNum, all: group.grouponNum }),
          ]}
          note={
            group.status === 'open'
              ? t('detail.campaign.until', { time: endOf(group) })
              : group.status === 'failed' && group.refundNote
          }
          action={group.status === 'open' && group.leftNum > 0 && <InviteButton group={group} />}
          onOpen={() => go(routes.groupBuy, { group: group.id })}
        />
      )}
    />
  )
}

export function MyBargains() {
  const { t } = useText('pages-shopping')
  const list = useMyBargainsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <MyList
      kind="bargain"
      list={list}
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
          note={
            (part.status === 'open' || part.status === 'done') && bargainWaits(part, t)(endOf(part), 'At')
          }
          onOpen={() => go(routes.bargain, { part: part.id })}
        />
      )}
    />
  )
}
