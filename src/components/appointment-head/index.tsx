import { View } from '@tarojs/components'
import { formatTime } from '@/i18n/format'
import { DateBlock } from '../date-block'
import { Heading } from '../heading'
import type { IconName } from '../icon'
import { Image } from '../image'
import { Tag, type TagKind } from '../tag'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface AppointmentHeadProps {
  date: string | null
  /** shown until there is a day */
  picture?: string
  time: string | null
  /** the time is not confirmed, or no longer valid */
  isOff: boolean
  face: { icon: IconName; kind: TagKind }
  state: string
  title: string
  /** further lines: person, place */
  facts: readonly (string | null)[]
  /** the one that comes first, larger */
  isLead?: boolean
  /** of the title; 0 in a row, whose month is the heading */
  level?: 0 | 2 | 3
}

/** Head of an appointment: day and time, state, title, person and place. */
export function AppointmentHead({
  date,
  picture,
  time,
  isOff,
  face,
  state,
  title,
  facts,
  isLead,
  level = 2,
}: AppointmentHeadProps) {
  return (
    <View className={styles.root}>
      {date && <DateBlock date={date} off={isOff} />}
      {!date && picture && (
        <View className={styles.picture}>
          <Image src={picture} alt="" ratio="1:1" lazy />
        </View>
      )}
      <View className={styles.words}>
        <View className={styles.top}>
          {time && (
            <View className={cx(styles.time, isOff && styles.off, isLead && styles.lead)}>
              {formatTime(time)}
            </View>
          )}
          <Tag kind={face.kind} icon={face.icon}>
            {state}
          </Tag>
        </View>
        {level ? (
          <Heading level={level} size={isLead ? 'strong' : 'body'}>
            {title}
          </Heading>
        ) : (
          <View className={styles.name}>{title}</View>
        )}
        {facts.map(
          (fact) =>
            fact && (
              <View key={fact} className={styles.fact}>
                {fact}
              </View>
            ),
        )}
      </View>
    </View>
  )
}
