import { View } from '@tarojs/components'
import { useState } from 'react'
import { goodsKinds } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { isDay } from '@contract/rules/day'
import { priceDigits } from '@contract/rules/text-lengths'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Field } from '@/components/field'
import { Sheet } from '@/components/sheet'
import { arePricesCrossed, type GoodsFilters, hasDays, noFilters } from '@/features/catalogue/goods-filter'
import { selectCurrentCurrency } from '@/features/currency/currency.slice'
import { formatDayTime, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
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

interface DraftProps {
  draft: GoodsFilters
  onChange: (part: Partial<GoodsFilters>) => void
}

/** Props of the day filter: the selectable range and the label of the draft's day. */
function useDay({ draft, onChange }: DraftProps) {
  const [isOpen, setIsOpen] = useState(false)
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    range: {
      day: draft.date,
      min: msToDay(Date.now()),
      max: msToDay(Date.now() + limits.bookingDaysAhead * DAY_MS),
      onPick: (date: string) => {
        if (isDay(date)) onChange({ date, bookable: '' })
        setIsOpen(false)
      },
    },
  }
}

function DayGroup({ draft, onChange, day }: DraftProps & { day: ReturnType<typeof useDay> }) {
  const { t } = useText('common')
  const canHaveDay = hasDays(draft.kind)
  return (
    <View className={styles.group}>
      <DayField
        {...day.range}
        label={t('goodsFilter.date')}
        words={draft.date && canHaveDay ? formatDayTime(draft.date) : ''}
        placeholder={t('goodsFilter.anyDay')}
        isDisabled={!canHaveDay}
        {...(canHaveDay ? {} : { hint: t('goodsFilter.noDays') })}
        onOpen={day.open}
      />
      {canHaveDay &&
        (draft.date ? (
          <View className={styles.anyDay}>
            <Button kind="text" size="small" icon="x" onClick={() => onChange({ date: '' })}>
              {t('goodsFilter.anyDay')}
            </Button>
          </View>
        ) : (
          <Checkbox
            label={t('goodsFilter.bookable')}
            checked={draft.bookable !== ''}
            onChange={() => onChange({ bookable: draft.bookable ? '' : 'yes' })}
          >
            {t('goodsFilter.bookable')}
          </Checkbox>
        ))}
    </View>
  )
}

function PriceGroup({ draft, onChange, onConfirm }: DraftProps & { onConfirm: () => void }) {
  const { t } = useText('common')
  const currency = useAppSelector(selectCurrentCurrency)
  const areCrossed = arePricesCrossed(draft)
  return (
    <View className={styles.prices} ariaRole="group" ariaLabel={t('goodsFilter.price')}>
      {(['priceMin', 'priceMax'] as const).map((name) => (
        <View key={name} className={styles.price}>
          <Field
            name={name}
            label={t(`goodsFilter.${name}`)}
            type="digits"
            maxLength={priceDigits}
            prefix={currency}
            value={draft[name]}
            onConfirm={onConfirm}
            onChange={(value) => onChange({ [name]: value.replace(/\D/g, '').replace(/^0+(?=\d)/, '') })}
            {...(areCrossed && name === 'priceMax' ? { error: t('goodsFilter.priceOrder') } : {})}
          />
        </View>
      ))}
    </View>
  )
}

/** Tag, brand and specifications; their options come from the server. */
function OptionGroups({ draft, onChange, options }: DraftProps & { options: FilterOptions }) {
  const { t } = useText('common')
  return (
    <>
      <OptionChips
        title={t('goodsFilter.tagId')}
        options={options.tags}
        chosen={draft.tagId}
        onChoose={(tagId) => onChange({ tagId })}
      />
      <OptionChips
        title={t('goodsFilter.brandId')}
        options={options.brands}
        chosen={draft.brandId}
        onChoose={(brandId) => onChange({ brandId })}
      />
      {options.specs.map(({ id, name, values }) => (
        <OptionChips
          key={id}
          title={name}
          options={values}
          chosen={values.some((value) => value.id === draft.specValueId) ? draft.specValueId : ''}
          onChoose={(specValueId) => onChange({ specValueId })}
        />
      ))}
      {options.isFailed && (
        <Button kind="text" size="card" icon="arrow-clockwise" onClick={options.retry}>
          {t('goodsFilter.retry')}
        </Button>
      )}
    </>
  )
}

/** Kind, bookable day, price, tag, brand and specification; changes take effect when they are applied. */
export function FilterSheet({ filters, options, onApply, onClose }: FilterSheetProps) {
  const { t } = useText('common')
  const [draft, setDraft] = useState(filters)
  const change = (part: Partial<GoodsFilters>) => setDraft((now) => ({ ...now, ...part }))
  const drafted = { draft, onChange: change }
  const day = useDay(drafted)
  const areCrossed = arePricesCrossed(draft)
  const apply = () => {
    if (!areCrossed) onApply(hasDays(draft.kind) ? draft : { ...draft, date: '', bookable: '' })
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
          <OptionChips
            title={t('goodsFilter.kindLabel')}
            options={goodsKinds.map((id) => ({ id, name: t(`goodsFilter.kind.${id}`) }))}
            chosen={draft.kind}
            onChoose={(id) => change({ kind: goodsKinds.find((kind) => kind === id) ?? '' })}
          />
          <DayGroup {...drafted} day={day} />
          <PriceGroup {...drafted} onConfirm={apply} />
          <OptionGroups {...drafted} options={options} />
        </View>
      </Sheet>
      <DayWheels {...day.range} isOpen={day.isOpen} title={t('goodsFilter.date')} onClose={day.close} />
    </>
  )
}
