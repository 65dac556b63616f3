import type { FilteredView } from '@/features/catalogue/hooks/use-goods-view'
import { useText } from '@/i18n/use-text'
import { DayWheels } from './day-field'
import { dayRange } from './filter-groups'
import { FilterSheet } from './filter-sheet'

/** What the filters of a list open: their sheet, or the days of those beside the list. */
export function FilterOverlay({ view, change, options, opened, close }: FilteredView) {
  const { t } = useText('common')
  if (opened === 'day') {
    const range = dayRange({ draft: view, onChange: change })
    return (
      <DayWheels
        {...range}
        isOpen
        title={t('goodsFilter.date')}
        onPick={(day) => {
          close()
          range.onPick(day)
        }}
        onClose={close}
      />
    )
  }
  if (!opened) return null
  return (
    <FilterSheet
      filters={view}
      options={options}
      onApply={(chosen) => {
        close()
        change(chosen)
      }}
      onClose={close}
    />
  )
}
