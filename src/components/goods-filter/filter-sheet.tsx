import { useState } from 'react'
import { View } from '@tarojs/components'
import { goodsKinds } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { formatDayTime, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { arePricesCrossed, type GoodsFilters, hasDays, noFilters, priceDigits } from '@/utils/goods-filter'
import { Button } from '../button'
import { Field } from '../field'
import { Sheet } from '../sheet'
import { DayField, DayWheels } from './day-field'
import styles from './filter-sheet.module.scss'
import { OptionChips } from './option-chips'
import type { FilterOptions } from './types'

const DAY_MS = 86_400_000

interface FilterSheetProps {
  filters: GoodsFilters
  options: FilterOptions
  onApply: (filters: GoodsFilters) => void
  onClose: () => void
}

/** Kind, bookable day, price, tag, brand and specification; nothing counts before it is applied. */
export function FilterSheet({ filters, options, onApply, onClose }: FilterSheetProps) {
  const { t } = useText('common')
  const [draft, setDraft] = useState(filters)
  const [isDayOpen, setIsDayOpen] = useState(false)
  const change = (part: Partial<GoodsFilters>) => setDraft((now) => ({ ...now, ...part }))
  const canHaveDay = hasDays(draft.kind)
  const areCrossed = arePricesCrossed(draft)
  const apply = () => {
    if (!areCrossed) onApply(canHaveDay ? draft : { ...draft, date: '' })
  }
  const range = {
    day: draft.date,
    min: msToDay(Date.now()),
    max: msToDay(Date.now() + limits.bookingDaysAhead * DAY_MS),
    onPick: (date: string) => {
      change({ date })
      setIsDayOpen(false)
    },
  }
  const price = (name: 'priceMin' | 'priceMax') => (
    <View className={styles.price}>
      <Field
        name={name}
        label={t(`goodsFilter.${name}`)}
        type="digits"
        maxLength={priceDigits}
        prefix="HK$"
        value={draft[name]}
        onConfirm={apply}
        onChange={(value) => change({ [name]: value.replace(/\D/g, '').replace(/^0+(?=\d)/, '') })}
        {...(areCrossed && name === 'priceMax' ? { error: t('goodsFilter.priceOrder') } : {})}
      />
    </View>
  )
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
      <Sheet isOpen title={t('goodsFilter.open')} onClose={onClose} footer={footer}>
        <View className={styles.groups}>
          <OptionChips
            title={t('goodsFilter.kindLabel')}
            options={goodsKinds.map((id) => ({ id, name: t(`goodsFilter.kind.${id}`) }))}
            chosen={draft.kind}
            onChoose={(id) => change({ kind: goodsKinds.find((kind) => kind === id) ?? '' })}
          />
          <View className={styles.group}>
            <DayField
              {...range}
              label={t('goodsFilter.date')}
              words={draft.date && canHaveDay ? formatDayTime(draft.date) : ''}
              placeholder={t('goodsFilter.anyDay')}
              isDisabled={!canHaveDay}
              {...(canHaveDay ? {} : { hint: t('goodsFilter.noDays') })}
              onOpen={() => setIsDayOpen(true)}
            />
            {draft.date && canHaveDay && (
              <View className={styles.anyDay}>
                <Button kind="text" size="small" icon="x" onClick={() => change({ date: '' })}>
                  {t('goodsFilter.anyDay')}
                </Button>
              </View>
            )}
          </View>
          <View className={styles.prices} ariaRole="group" ariaLabel={t('goodsFilter.price')}>
            {price('priceMin')}
            {price('priceMax')}
          </View>
          <OptionChips
            title={t('goodsFilter.tagId')}
            options={options.tags}
            chosen={draft.tagId}
            onChoose={(tagId) => change({ tagId })}
          />
          <OptionChips
            title={t('goodsFilter.brandId')}
            options={options.brands}
            chosen={draft.brandId}
            onChoose={(brandId) => change({ brandId })}
          />
          {options.specs.map(({ id, name, values }) => (
            <OptionChips
              key={id}
              title={name}
              options={values}
              chosen={values.some((value) => value.id === draft.specValueId) ? draft.specValueId : ''}
              onChoose={(specValueId) => change({ specValueId })}
            />
          ))}
          {options.isFailed && (
            <Button kind="text" size="card" icon="arrow-clockwise" onClick={options.retry}>
              {t('goodsFilter.retry')}
            </Button>
          )}
        </View>
      </Sheet>
      <DayWheels
        {...range}
        isOpen={isDayOpen}
        title={t('goodsFilter.date')}
        onClose={() => setIsDayOpen(false)}
      />
    </>
  )
}
