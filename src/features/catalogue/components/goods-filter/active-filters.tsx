import { View } from '@tarojs/components'
import { Chip, ChipRow } from '@/components/chip'
import { Icon } from '@/components/icon'
import { VisuallyHidden } from '@/components/visually-hidden'
import { type GoodsFilters, noFilters } from '@/features/catalogue/goods-filter'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './active-filters.module.scss'
import { priceWords } from './price-words'
import type { FilterOption, FilterOptions } from './types'

const nameOf = (list: readonly FilterOption[], id: string) => list.find((one) => one.id === id)?.name ?? ''

/** The active filters as chips; pressing one removes it. */
export function ActiveFilters({
  filters,
  options,
  onChange,
}: {
  filters: GoodsFilters
  options: FilterOptions
  onChange: (part: Partial<GoodsFilters>) => void
}) {
  const { t } = useText('common')
  const { kind, date, bookable, tagId, brandId, specValueId, suits } = filters
  const active: { words: string; keys: readonly (keyof GoodsFilters)[] }[] = [
    {
      words: suits && options.personName && t('goodsFilter.suited', { name: options.personName }),
      keys: ['suits'],
    },
    { words: kind && t(`goodsFilter.kind.${kind}`), keys: ['kind'] },
    { words: date && t('goodsFilter.onDay', { day: formatShortDay(date) }), keys: ['date'] },
    { words: bookable && t('goodsFilter.bookable'), keys: ['bookable'] },
    { words: priceWords(t, filters), keys: ['priceMin', 'priceMax'] },
    // an id without a known name still filters the list, so it must be removable
    { words: tagId && (nameOf(options.tags, tagId) || t('goodsFilter.tagId')), keys: ['tagId'] },
    { words: brandId && (nameOf(options.brands, brandId) || t('goodsFilter.brandId')), keys: ['brandId'] },
    {
      words:
        specValueId &&
        (nameOf(
          options.specs.flatMap(({ values }) => values),
          specValueId,
        ) ||
          t('goodsFilter.specValueId')),
      keys: ['specValueId'],
    },
  ]
  const shown = active.filter(({ words }) => words)
  if (shown.length === 0) return null
  const without = (keys: readonly (keyof GoodsFilters)[]): Partial<GoodsFilters> =>
    Object.fromEntries(keys.map((key) => [key, noFilters[key]]))
  return (
    <ChipRow role="group" label={t('goodsFilter.active')}>
      {shown.map(({ words, keys }) => (
        <Chip key={keys[0]} isChosen role="button" onClick={() => onChange(without(keys))}>
          <View className={styles.words}>
            <VisuallyHidden>{t('goodsFilter.remove')} </VisuallyHidden>
            <View>{words}</View>
            <Icon name="x" size={14} />
          </View>
        </Chip>
      ))}
    </ChipRow>
  )
}
