import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface SearchBoxProps {
  placeholder: string
  onOpen?: () => void
  /** address of the search page */
  href?: string
  /** a scan button at the end */
  end?: ReactNode
  sunken?: boolean
}

/** A link to the search page that looks like its field. */
export function SearchBox({ placeholder, onOpen, href, end, sunken }: SearchBoxProps) {
  return (
    <View className={cx(styles.root, sunken && styles.sunken)}>
      <Tappable className={styles.press} role="link" href={href} onClick={onOpen}>
        <Icon name="magnifying-glass" />
        <View className={styles.words}>{placeholder}</View>
      </Tappable>
      {end}
    </View>
  )
}
