import { View } from '@tarojs/components'
import type { GrouponDetail } from '@contract/routes/groupon'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from '../campaigns.module.scss'
import { TimeLeft } from '../components/time-left'
import { groupFaces, groupWaits } from './group-faces'
import { placesOf, Seat } from './places'

interface GroupCardProps {
  group: GrouponDetail
  readAtMs: number | undefined
  onEnd: () => void
}

/** A group: members, number missing, deadline, and what happens with the payment. */
export function GroupCard({ group, readAtMs, onEnd }: GroupCardProps) {
  const { t } = useText('pages-shopping')
  const { status, members, refundNote, orderId } = group
  const face = groupFaces[status]
  return (
    <Card
      title={t('campaign.groupBuy.group')}
      action={
        orderId !== null && (
          <Button kind="text" size="small" onClick={() => go(routes.orderInfo, { id: orderId })}>
            {t('campaign.seeOrder')}
          </Button>
        )
      }
    >
      <View className={styles.places} ariaRole="list">
        {members.map((member, index) => (
          <View key={`${member.joinTime}/${index}`} className={styles.place} ariaRole="listitem">
            <Seat place="paid" name={member.nickName} />
            <View>{member.isMe ? t('campaign.me') : member.nickName}</View>
            {member.isLeader && <View>{t('campaign.groupBuy.leader')}</View>}
          </View>
        ))}
        {placesOf({ ...group, havNum: members.length })
          .slice(members.length)
          .map((place, index) => (
            <View key={index} className={styles.place} ariaRole="listitem">
              <Seat place={place} />
              <View>{t(place === 'held' ? 'campaign.groupBuy.tag.founding' : 'campaign.groupBuy.free')}</View>
            </View>
          ))}
      </View>
      <NextStrip kind={face.kind} icon={face.icon} {...(refundNote === null ? {} : { note: refundNote })}>
        {status === 'open' ? (
          <TimeLeft
            leftSeconds={group.leftSeconds}
            at={group.validEndTime}
            readAtMs={readAtMs}
            onEnd={onEnd}
            words={groupWaits(group, t)}
          />
        ) : (
          t(`campaign.groupBuy.state.${status}`)
        )}
      </NextStrip>
    </Card>
  )
}
