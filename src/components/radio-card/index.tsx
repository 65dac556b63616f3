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
  isChosen: boolean
  /** Reason for being unavailable: the card stays visible but disabled. */
  disabledReason?: string
  /** a checkbox instead of a radio button */
  multiple?: boolean
  onClick: () => void
}

/** A choice with details (a person, a recipient, a payment method), one of several in a RadioGroup. */
export function RadioCard({
  title,
  note,
  picture,
  tag,
  isChosen,
  disabledReason,
  multiple,
  onClick,
}: RadioCardProps) {
  return (
    <Tappable
      className={cx(styles.root, isChosen && styles.chosen, disabledReason && styles.off)}
      role={multiple ? 'checkbox' : 'radio'}
      checked={isChosen}
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
        name={disabledReason ? 'prohibit' : isChosen ? 'check-circle-fill' : 'circle'}
        size={24}
        className={styles.mark}
      />
    </Tappable>
  )
}

/** The group of RadioCards; its label is the question. */
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
