import { Button as TaroButton, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface ActionBarProps {
  /** a sentence, on a phone above the rest */
  note?: ReactNode
  /** small icon buttons, a sum or a text */
  start?: ReactNode
  /** the buttons */
  children: ReactNode
}

/** Content of PageShell's bottom bar. */
export function ActionBar({ note, start, children }: ActionBarProps) {
  return (
    <View className={cx(styles.root, !!note && styles.noted)}>
      {note && <View className={styles.note}>{note}</View>}
      {start && <View className={styles.start}>{start}</View>}
      <View className={cx(styles.buttons, !start && styles.alone)}>{children}</View>
    </View>
  )
}

interface ActionBarItemProps {
  icon: IconName
  text: string
  label?: string
  isChosen?: boolean
  /** the first to be hidden on very narrow screens */
  isLow?: boolean
  /** the mini-program can share only through its native button; onClick is for H5 */
  isShare?: boolean
  onClick: () => void
}

/** An icon over a label: 客服, 收藏, 對比. */
export function ActionBarItem({ icon, text, label, isChosen, isLow, isShare, onClick }: ActionBarItemProps) {
  const cls = cx(styles.item, isChosen && styles.chosen, isLow && styles.low)
  const face = (
    <>
      <Icon name={icon} size={24} />
      <View>{text}</View>
    </>
  )
  if (isShare && process.env.TARO_ENV !== 'h5')
    return (
      <TaroButton className={cx(cls, styles.native)} openType="share" hoverClass="pressed" ariaLabel={label}>
        {face}
      </TaroButton>
    )
  return (
    <Tappable className={cls} label={label} onClick={onClick}>
      {face}
    </Tappable>
  )
}
