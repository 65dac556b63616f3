import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/components/heading'
import { Icon, type IconName } from '@/components/icon'
import { Image } from '@/components/image'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import styles from './plain-card.module.scss'

interface PlainCardProps {
  title: string
  note: string
  line?: string
  picture?: string
  isRound?: boolean
  icon?: IconName
  headingLevel: 2 | 3
  /** a Button, in a card that is not a link */
  end?: ReactNode
  onOpen?: () => void
}

/** A picture (or an icon) and up to three lines: a doctor, an article, an unavailable target. */
export function PlainCard({
  title,
  note,
  line,
  picture,
  isRound,
  icon,
  headingLevel,
  end,
  onOpen,
}: PlainCardProps) {
  const inside = (
    <>
      <View className={cx(styles.picture, isRound && styles.round)}>
        {icon ? <Icon name={icon} size={28} /> : <Image src={picture ?? ''} alt="" ratio="1:1" lazy />}
      </View>
      <View className={styles.body}>
        <Heading level={headingLevel} size="body" className={cx(styles.title, icon && styles.off)}>
          {title}
        </Heading>
        {note && <View className={styles.note}>{note}</View>}
        {line && <View className={styles.note}>{line}</View>}
      </View>
      {end && <View className={styles.end}>{end}</View>}
    </>
  )
  return onOpen ? (
    <Tappable className={styles.root} role="link" onClick={onOpen}>
      {inside}
    </Tappable>
  ) : (
    <View className={styles.root}>{inside}</View>
  )
}
