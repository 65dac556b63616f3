import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Activity } from '@contract/routes/activity'
import { Button } from '@/components/button'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Price } from '@/components/price'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { formatDate, formatDayTime, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { activityFace, activityStep, openActivity } from './activity-face'
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

/** The details below an entry's title: its subject, its number, when it ends or was made; missing ones are empty. */
function useFacts({ kind, number, time, due, personName, shopName, createTime }: Activity): {
  about: string
  no: string
  made: string
} {
  const { t } = useText('pages-order')
  const numberText = number === null ? '' : t(kind === 'queue' ? 'all.ticketNo' : 'all.no', { number })
  const isTicket = kind === 'queue'
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join('\u00a0· ')
  return {
    about: join(time && formatTime(time), isTicket ? numberText : '', personName, shopName),
    no: isTicket ? '' : numberText,
    made: due ? t('all.by', { when: formatDayTime(due) }) : t('all.made', { date: formatDate(createTime) }),
  }
}

/** One entry of the timeline; opens the page of its subject, and offers the next step when there is one. */
export function ActivityRow({ entry, isKindKnown }: { entry: Activity; isKindKnown: boolean }) {
  const { t } = useText('pages-order')
  const { about, no, made } = useFacts(entry)
  const step = activityStep(entry)
  return (
    <View className={styles.root}>
      <Tappable className={styles.entry} role="link" onClick={() => openActivity(entry)}>
        <Lead entry={entry} />
        <Words entry={entry} isKindKnown={isKindKnown} about={about}>
          {!step && (
            <View className={styles.filed}>
              {no && <View>{no}</View>}
              <View>{made}</View>
            </View>
          )}
        </Words>
      </Tappable>
      {step && (
        <View className={styles.foot}>
          <View className={styles.made}>{made}</View>
          <Button
            kind={step.kind}
            size="small"
            className={cx(styles.step, step.kind === 'text' && styles.bare)}
            ariaLabel={`${t(step.text)} ${entry.title}`}
            onClick={step.open}
          >
            {t(step.text)}
          </Button>
        </View>
      )}
    </View>
  )
}

interface WordsProps {
  entry: Activity
  isKindKnown: boolean
  about: string
  children?: ReactNode
}

/** Kind, state, subject and amount of an entry. */
function Words({ entry, isKindKnown, about, children }: WordsProps) {
  const { t } = useText('pages-order')
  const face = activityFace(entry)
  return (
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
      {children}
    </View>
  )
}
