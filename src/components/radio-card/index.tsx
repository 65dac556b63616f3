import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { Image } from '../image'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface RadioCardProps {
  title: ReactNode
  note?: ReactNode
  /** round portrait */
  picture?: string
  tag?: ReactNode
  isOn: boolean
  /** Why it cannot be chosen: stays visible, greyed, with the reason. */
  disabledReason?: string
  /** a tick box instead of one of several */
  multiple?: boolean
  onClick: () => void
}

/** A person, a recipient, a way to pay: one of several, with what one needs to know. Wrap them in RadioGroup. */
export function RadioCard({
  title,
  note,
  picture,
  tag,
  isOn,
  disabledReason,
  multiple,
  onClick,
}: RadioCardProps) {
  return (
    <Tappable
      className={cx(styles.root, isOn && styles.on, disabledReason && styles.off)}
      role={multiple ? 'checkbox' : 'radio'}
      checked={isOn}
      isDisabled={!!disabledReason}
      onClick={onClick}
    >
      {picture && (
        <View className={styles.picture}>
          <Image src={picture} alt="" />
        </View>
      )}
      <View className={styles.words}>
        <View className={styles.title}>
          <View>{title}</View>
          {tag}
        </View>
        {(disabledReason || note) && <View className={styles.note}>{disabledReason || note}</View>}
      </View>
      <Icon
        name={disabledReason ? 'prohibit' : isOn ? 'check-circle-fill' : 'circle'}
        size={24}
        className={styles.mark}
      />
    </Tappable>
  )
}

/** The group around RadioCards; its label is the question. */
export function RadioGroup({
  label,
  multiple,
  children,
}: {
  label: string
  multiple?: boolean
  children: ReactNode
}) {
  return (
    <View className={styles.group} ariaRole={multiple ? 'group' : 'radiogroup'} ariaLabel={label}>
      {children}
    </View>
  )
}
