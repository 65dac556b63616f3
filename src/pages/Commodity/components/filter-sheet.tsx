import { useState } from 'react'
import { View } from '@tarojs/components'
import { goodsKinds } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { useBrandListQuery, useTagListQuery } from '@/api/goods.api'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { ChoiceRow } from '@/components/choice-row'
import { DatePicker } from '@/components/date-picker'
import { Heading } from '@/components/heading'
import { Sheet } from '@/components/sheet'
import { formatDayTime, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { type GoodsFilters, hasDays, noFilters } from './goods-filter'
import styles from './filter-sheet.module.scss'

const DAY_MS = 86_400_000

interface FilterSheetProps { filters: GoodsFilters; onApply: (filters: GoodsFilters) => void; onClose: () => void }

/** Kind, bookable day, tag and brand; nothing counts before it is applied. */
export function FilterSheet({ filters, onApply, onClose }: FilterSheetProps) {
  const { t } = useText('main')
  const tags = useTagListQuery()
  const brands = useBrandListQuery()
  const [draft, setDraft] = useState(filters)
  const [isDayOpen, setIsDayOpen] = useState(false)
  const change = (part: Partial<GoodsFilters>) => setDraft((now) => ({ ...now, ...part }))
  const canHaveDay = hasDays(draft.kind)
  const group = (name: 'kind' | 'tagId' | 'brandId', choices: readonly { id: string; name: string }[]) => choices.length > 0 && (
    <View className={styles.group}>
      <Heading level={3} size='body'>{t(`commodity.filter.${name}`)}</Heading>
      <ChipRow wrap label={t(`commodity.filter.${name}`)}>
        {[{ id: '', name: t('commodity.all') }, ...choices].map(({ id, name: words }) => <Chip key={id} isOn={draft[name] === id} onClick={() => change({ [name]: id })}>{words}</Chip>)}
      </ChipRow>
    </View>
  )
  const footer = (
    <>
      <Button kind='outline' onClick={() => setDraft(noFilters)}>{t('commodity.filter.clear')}</Button>
      <View className={styles.grow}><Button block onClick={() => onApply(canHaveDay ? draft : { ...draft, date: '' })}>{t('commodity.filter.apply')}</Button></View>
    </>
  )
  return (
    <>
      <Sheet isOpen title={t('commodity.filter.open')} onClose={onClose} footer={footer}>
        <View className={styles.groups}>
          {group('kind', goodsKinds.map((id) => ({ id, name: t(`commodity.kind.${id}`) })))}
          <View className={styles.group}>
            <ChoiceRow
              label={t('commodity.filter.date')} value={draft.date && canHaveDay ? formatDayTime(draft.date) : ''} placeholder={t('commodity.filter.anyDay')} disabled={!canHaveDay}
              {...(canHaveDay ? {} : { hint: t('commodity.filter.noDays') })} onClick={() => setIsDayOpen(true)}
            />
            {draft.date && canHaveDay && <View className={styles.anyDay}><Button kind='text' size='small' icon='x' onClick={() => change({ date: '' })}>{t('commodity.filter.anyDay')}</Button></View>}
          </View>
          {group('tagId', tags.data ?? [])}
          {group('brandId', brands.data ?? [])}
          {(tags.isError || brands.isError) && <Button kind='text' size='card' icon='arrow-clockwise' onClick={() => { if (tags.isError) void tags.refetch(); if (brands.isError) void brands.refetch() }}>{t('commodity.filter.retry')}</Button>}
        </View>
      </Sheet>
      <DatePicker
        isOpen={isDayOpen} title={t('commodity.filter.date')} min={msToDay(Date.now())} max={msToDay(Date.now() + limits.bookingDaysAhead * DAY_MS)} {...(draft.date ? { value: draft.date } : {})}
        onConfirm={(date) => { change({ date }); setIsDayOpen(false) }} onCancel={() => setIsDayOpen(false)}
      />
    </>
  )
}
