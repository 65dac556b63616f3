import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { Heading } from '@/components/heading'
import { useText } from '@/i18n/use-text'
import styles from './filter-sheet.module.scss'
import type { FilterOption } from './types'

interface OptionChipsProps {
  title: string
  options: readonly FilterOption[]
  /** '' selects all */
  chosen: string
  onChoose: (id: string) => void
  /** a longer list would push the filters below it out of view */
  most?: number
}

/** Single choice with an option for all; a long list is initially collapsed. */
export function OptionChips({ title, options, chosen, onChoose, most = 9 }: OptionChipsProps) {
  const { t } = useText('common')
  const [isOpen, setIsOpen] = useState(false)
  if (options.length === 0) return null
  const hasRest = options.length > most + 1
  const shown =
    isOpen || !hasRest ? options : options.filter(({ id }, index) => index < most || id === chosen)
  return (
    <View className={styles.group}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <ChipRow wrap label={title}>
        {[{ id: '', name: t('goodsFilter.all') }, ...shown].map(({ id, name }) => (
          <Chip key={id} isChosen={chosen === id} onClick={() => onChoose(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {hasRest && (
        <View className={styles.more}>
          <Button
            kind="text"
            size="small"
            icon={isOpen ? 'caret-up' : 'caret-down'}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('goodsFilter.less') : t('goodsFilter.more', { n: options.length - shown.length })}
          </Button>
        </View>
      )}
    </View>
  )
}
