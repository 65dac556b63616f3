import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import {
  arePricesCrossed,
  fittingFilters,
  type GoodsFilters,
  noFilters,
} from '@/features/catalogue/goods-filter'
import { useText } from '@/i18n/use-text'
import { DayWheels } from './day-field'
import { dayRange, FilterGroups, KindGroup } from './filter-groups'
import styles from './filter-sheet.module.scss'
import type { FilterOptions } from './types'

interface FilterSheetProps {
  filters: GoodsFilters
  options: FilterOptions
  onApply: (filters: GoodsFilters) => void
  onClose: () => void
}

/** All filters; changes take effect when they are applied. */
export function FilterSheet({ filters, options, onApply, onClose }: FilterSheetProps) {
  const { t } = useText('common')
  const [draft, setDraft] = useState(filters)
  const [isDayOpen, setIsDayOpen] = useState(false)
  const change = (part: Partial<GoodsFilters>) => setDraft((now) => ({ ...now, ...part }))
  const drafted = { draft, onChange: change }
  const range = dayRange(drafted)
  const areCrossed = arePricesCrossed(draft)
  const apply = () => {
    if (!areCrossed) onApply(fittingFilters(draft))
  }
  const footer = (
    <>
      <Button kind="outline" onClick={() => setDraft(noFilters)}>
        {t('goodsFilter.clear')}
      </Button>
      <View className={styles.grow}>
        <Button block disabled={areCrossed} onClick={apply}>
          {t('goodsFilter.apply')}
        </Button>
      </View>
    </>
  )
  return (
    <>
      <Sheet isOpen isTall title={t('goodsFilter.open')} onClose={onClose} footer={footer}>
        <View className={styles.groups}>
          <KindGroup {...drafted} />
          <FilterGroups
            {...drafted}
            options={options}
            onOpenDay={() => setIsDayOpen(true)}
            onConfirm={apply}
          />
        </View>
      </Sheet>
      <DayWheels
        {...range}
        isOpen={isDayOpen}
        title={t('goodsFilter.date')}
        onPick={(day) => {
          range.onPick(day)
          setIsDayOpen(false)
        }}
        onClose={() => setIsDayOpen(false)}
      />
    </>
  )
}
