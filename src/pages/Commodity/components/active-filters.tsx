import { View } from '@tarojs/components'
import { useBrandListQuery, useTagListQuery } from '@/api/goods.api'
import { Chip, ChipRow } from '@/components/chip'
import { Icon } from '@/components/icon'
import { VisuallyHidden } from '@/components/visually-hidden'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { GoodsFilters } from './goods-filter'
import styles from './active-filters.module.scss'

/** What restricts the list now; a press takes it away. */
export function ActiveFilters({ filters, onChange }: { filters: GoodsFilters; onChange: (part: Partial<GoodsFilters>) => void }) {
  const { t } = useText('main')
  const { kind, date, tagId, brandId } = filters
  const tags = useTagListQuery(undefined, { skip: !tagId })
  const brands = useBrandListQuery(undefined, { skip: !brandId })
  const nameOf = (list: { id: string; name: string }[] | undefined, id: string) => list?.find((one) => one.id === id)?.name ?? ''
  const words: Record<keyof GoodsFilters, string> = {
    kind: kind && t(`commodity.kind.${kind}`), date: date && t('commodity.filter.onDay', { day: formatShortDay(date) }),
    tagId: nameOf(tags.data, tagId), brandId: nameOf(brands.data, brandId)
  }
  const active = (['kind', 'date', 'tagId', 'brandId'] as const).filter((name) => words[name])
  if (active.length === 0) return null
  return (
    <ChipRow role='group' label={t('commodity.filter.active')}>
      {active.map((name) => (
        <Chip key={name} isOn role='button' onClick={() => onChange({ [name]: '' })}>
          <View className={styles.words}><VisuallyHidden>{t('commodity.filter.remove')} </VisuallyHidden><View>{words[name]}</View><Icon name='x' size={14} /></View>
        </Chip>
      ))}
    </ChipRow>
  )
}
