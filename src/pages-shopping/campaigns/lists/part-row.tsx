import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/components/heading'
import { Image } from '@/components/image'
import { Tag, type TagKind } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import styles from '../campaigns.module.scss'

interface PartRowProps {
  name: string
  picUrl: string
  tag: { kind: TagKind; text: string } | null
  facts: readonly string[]
  note: ReactNode
  /** a button below the texts */
  action?: ReactNode
  onOpen: () => void
}

/** The account's participation in a campaign, as a list row. */
export function PartRow({ name, picUrl, tag, facts, note, action, onOpen }: PartRowProps) {
  return (
    <View className={styles.part}>
      <Tappable className={styles.link} role="link" onClick={onOpen}>
        <View className={styles.picture}>
          <Image src={picUrl} alt="" ratio="1:1" lazy />
        </View>
        <View className={styles.body}>
          <Heading level={3}>{name}</Heading>
          {tag && <Tag kind={tag.kind}>{tag.text}</Tag>}
          {facts.length > 0 && <View className={styles.small}>{facts.join('\u00a0· ')}</View>}
          {note && <View className={styles.small}>{note}</View>}
        </View>
      </Tappable>
      {action && <View className={styles.action}>{action}</View>}
    </View>
  )
}
