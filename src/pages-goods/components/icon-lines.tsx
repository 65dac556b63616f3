import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Icon, type IconName } from '@/components/icon'
import styles from './icon-lines.module.scss'

/** A card of short lines with icons: preparations, what is included. */
export function IconLines({
  title,
  lines,
  note,
}: {
  title: string
  lines: readonly { icon: IconName; text: string }[]
  note?: string
}) {
  return (
    <Card title={title}>
      <View className={styles.lines} ariaRole="list">
        {lines.map(({ icon, text }) => (
          <View key={text} className={styles.row} ariaRole="listitem">
            <Icon name={icon} className={styles.green} />
            <View className={styles.grow}>{text}</View>
          </View>
        ))}
      </View>
      {note && <View className={styles.foot}>{note}</View>}
    </Card>
  )
}
