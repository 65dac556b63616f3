import { View } from '@tarojs/components'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { AppointmentHead } from '@/components/appointment-head'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import styles from './index.module.scss'

type AppointmentRowProps = ComponentProps<typeof AppointmentHead> & {
  /** opens a page, where the row has nothing to unfold */
  onOpen?: (() => void) | undefined
  /** address and actions, folded so that a list of appointments can be read at once */
  children?: ReactNode
  /** below it, always seen: a deadline and the one action */
  foot?: ReactNode
}

/** An appointment as a row of a list: pressed, it shows its address and actions, or opens its page. */
export function AppointmentRow({ onOpen, children, foot, ...head }: AppointmentRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!onOpen && !children)
    return (
      <View className={styles.root}>
        <AppointmentHead {...head} level={0} />
      </View>
    )
  return (
    <View className={styles.root}>
      <Tappable
        className={styles.press}
        {...(onOpen
          ? { role: 'link', onClick: onOpen }
          : { expanded: isOpen, onClick: () => setIsOpen(!isOpen) })}
      >
        <View className={styles.head}>
          <AppointmentHead {...head} level={0} />
        </View>
        <Icon
          name={onOpen ? 'caret-right' : isOpen ? 'caret-up' : 'caret-down'}
          size={16}
          className={styles.caret}
        />
      </Tappable>
      {isOpen && children}
      {foot && <View className={styles.foot}>{foot}</View>}
    </View>
  )
}
