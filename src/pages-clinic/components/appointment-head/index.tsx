import { View } from '@tarojs/components'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import type { IconName } from '@/components/icon'
import { Tag, type TagKind } from '@/components/tag'
import { formatTime } from '@/i18n/format'
import styles from './index.module.scss'

interface AppointmentHeadProps {
  date: string | null
  time: string | null
  /** the moment is not, or no longer, what will be */
  isOff: boolean
  face: { icon: IconName; kind: TagKind }
  state: string
  title: string
  /** for whom, where: one line each */
  facts: readonly (string | null)[]
}

/** Day and time, state, what it is, for whom and where. */
export function AppointmentHead({ date, time, isOff, face, state, title, facts }: AppointmentHeadProps) {
  return (
    <View className={styles.root}>
      {date && <DateBlock date={date} off={isOff} />}
      <View className={styles.words}>
        <View className={styles.top}>
          {time && <View className={styles.time}>{formatTime(time)}</View>}
          <Tag kind={face.kind} icon={face.icon}>
            {state}
          </Tag>
        </View>
        <Heading level={2} size="body">
          {title}
        </Heading>
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
