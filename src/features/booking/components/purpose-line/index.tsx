import { View } from '@tarojs/components'
import { MoreLink } from '@/components/section-header'
import styles from './index.module.scss'

interface PurposeLineProps {
  text: string
  /** the way to the other list of appointments */
  other: string
  onOther: () => void
}

/** First line of a list of appointments: what it is for, and the way to the other one. */
export function PurposeLine({ text, other, onOther }: PurposeLineProps) {
  return (
    <View className={styles.root}>
      <View className={styles.text}>{text}</View>
      <MoreLink text={other} onClick={onOther} />
    </View>
  )
}
