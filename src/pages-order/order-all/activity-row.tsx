import { View } from '@tarojs/components'
import type { Activity } from '@contract/routes/activity'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { formatDate, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { activityFace, openActivity } from './activity-face'
import styles from './activity-row.module.scss'

/** Leading element of an entry: its day, else its picture, else the icon of its kind. */
function Lead({ entry }: { entry: Activity }) {
  const { icon, isOff } = activityFace(entry)
  if (entry.date) return <DateBlock date={entry.date} off={isOff} />
  return (
    <View className={styles.lead}>
      {entry.picUrl ? <Image src={entry.picUrl} alt="" ratio="1:1" lazy /> : <Icon name={icon} size={28} />}
    </View>
  )
}

/** The details below an entry's title: its subject, then its number and date; missing ones are omitted. */
function useFacts({
  kind,
  number,
  time,
  personName,
  shopName,
  createTime,
}: Activity): [about: string, filed: string[]] {
  const { t } = useText('pages-order')
  const numberText = number === null ? '' : t(kind === 'queue' ? 'all.ticketNo' : 'all.no', { number })
  const made = t('all.made', { date: formatDate(createTime) })
  const isTicket = kind === 'queue'
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join('\u00a0· ')
  return [
    join(time && formatTime(time), isTicket ? numberText : '', personName, shopName),
    [isTicket ? '' : numberText, made].filter(Boolean),
  ]
}

/** One entry of the timeline; opens the page of its subject. */
export function ActivityRow({ entry, isKindKnown }: { entry: Activity; isKindKnown: boolean }) {
  const { t } = useText('pages-order')
  const [about, filed] = useFacts(entry)
  const face = activityFace(entry)
  return (
    <Tappable className={styles.root} role="link" onClick={() => openActivity(entry)}>
      <Lead entry={entry} />
      <View className={styles.body}>
        <View className={styles.head}>
          {!isKindKnown && (
            <View className={styles.kind}>
              <Icon name={face.icon} size={16} />
              <View>{t(`all.kind.${entry.kind}`)}</View>
            </View>
          )}
          <Tag kind={face.tag} icon={face.stateIcon}>
            {entry.stateDesc}
          </Tag>
        </View>
        <View className={styles.line}>
          <Heading level={3} size="body" className={styles.title}>
            {entry.title}
          </Heading>
          {entry.amount !== null && <Price cents={entry.amount} size="s" plain={entry.state !== 'unpaid'} />}
        </View>
        {about && <View className={styles.about}>{about}</View>}
        <View className={styles.filed}>
          {filed.map((fact) => (
            <View key={fact}>{fact}</View>
          ))}
        </View>
      </View>
    </Tappable>
  )
}
