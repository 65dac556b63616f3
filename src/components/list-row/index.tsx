import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface ListRowProps {
  icon?: IconName
  title: ReactNode
  note?: ReactNode
  /** at the end, before the arrow */
  value?: ReactNode
  /** replaces value and arrow: a Switch, a Button */
  end?: ReactNode
  /** the text has several lines: the icon is aligned with the first */
  isTall?: boolean
  label?: string
  /** it opens something in its place, and is no link */
  expanded?: boolean
  className?: string | undefined
  onClick?: () => void
}

/** A row of a list; several are placed in a flush Card. */
export function ListRow({
  icon,
  title,
  note,
  value,
  end,
  isTall,
  expanded,
  className,
  ...press
}: ListRowProps) {
  const { onClick } = press
  const inside = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <View className={styles.words}>
        <View>{title}</View>
        {note && <View className={styles.note}>{note}</View>}
      </View>
      {end ?? (
        <>
          {value != null && value !== '' && <View className={styles.value}>{value}</View>}
          {onClick && <Icon name="caret-right" size={16} className={styles.caret} />}
        </>
      )}
    </>
  )
  return onClick ? (
    <Tappable
      className={cx(styles.root, styles.press, isTall && styles.tall, className)}
      role={expanded === undefined ? 'link' : 'button'}
      expanded={expanded}
      {...press}
    >
      {inside}
    </Tappable>
  ) : (
    <View className={cx(styles.root, isTall && styles.tall, className)}>{inside}</View>
  )
}
