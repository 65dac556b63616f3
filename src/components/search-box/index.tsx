import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface SearchBoxProps {
  placeholder: string
  onOpen?: () => void
  /** at the end: a scan button */
  end?: ReactNode
  sunken?: boolean
}

/** The way to a search: looks like its field, and opens it. */
export function SearchBox({ placeholder, onOpen, end, sunken }: SearchBoxProps) {
  const { t } = useText('common')
  return (
    <View className={cx(styles.root, sunken && styles.sunken)}>
      <Tappable
        className={styles.press}
        role="link"
        label={`${t('search.open')} ${placeholder}`}
        onClick={onOpen}
      >
        <Icon name="magnifying-glass" />
        <View className={styles.words}>{placeholder}</View>
      </Tappable>
      {end}
    </View>
  )
}
