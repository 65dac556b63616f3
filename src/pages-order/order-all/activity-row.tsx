import { View } from '@tarojs/components'
import type { Activity } from '@contract/routes/activity'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { formatDate, formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { activityFace, openActivity } from './activity-face'
import styles from './activity-row.module.scss'

/** The details of an entry below its title; missing ones are omitted. */
function useFacts({ kind, number, date, time, personName, shopName }: Activity): string[] {
  const { t } = useText('pages-order')
  const when = date && (time ? formatDayTime(`${date} ${time}:00`) : formatDate(date))
  return [
    when ?? '',
    [personName, shopName].filter(Boolean).join(' · '),
    number === null ? '' : t(kind === 'queue' ? 'all.ticketNo' : 'all.no', { number }),
  ].filter(Boolean)
}

/** One entry of the timeline; opens the page of its subject. */
export function ActivityRow({ entry }: { entry: Activity }) {
  const { t } = useText('pages-order')
  const facts = useFacts(entry)
  const face = activityFace(entry)
  return (
    <Tappable className={styles.root} role="link" onClick={() => openActivity(entry)}>
      <View className={styles.head}>
        <View className={styles.kind}>
          <Icon name={face.icon} size={16} />
          <View>{t(`all.kind.${entry.kind}`)}</View>
        </View>
        <Tag kind={face.tag} {...(face.stateIcon ? { icon: face.stateIcon } : null)}>
          {entry.stateDesc}
        </Tag>
      </View>
      <View className={styles.line}>
        <Heading level={3} size="body" className={styles.title}>
          {entry.title}
        </Heading>
        {entry.amount !== null && <Price cents={entry.amount} size="s" plain={entry.state !== 'unpaid'} />}
      </View>
      {facts.map((fact) => (
        <View key={fact} className={styles.fact}>
          {fact}
        </View>
      ))}
      <View className={styles.fact}>{t('all.made', { date: formatDate(entry.createTime) })}</View>
    </Tappable>
  )
}
