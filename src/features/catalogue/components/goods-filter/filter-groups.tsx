import { View } from '@tarojs/components'
import { goodsKinds } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { isDay } from '@contract/rules/day'
import { priceDigits } from '@contract/rules/text-lengths'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Field } from '@/components/field'
import { Heading } from '@/components/heading'
import { arePricesCrossed, type GoodsFilters, hasDays } from '@/features/catalogue/goods-filter'
import { selectCurrentCurrency } from '@/features/currency/currency.slice'
import { formatDayTime, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { DayField } from './day-field'
import styles from './filter-sheet.module.scss'
import { OptionChips } from './option-chips'
import type { FilterOptions } from './types'

const DAY_MS = 86_400_000

export interface DraftProps {
  draft: GoodsFilters
  onChange: (part: Partial<GoodsFilters>) => void
}

interface PriceEnds {
  /** Enter in a price */
  onConfirm: () => void
  /** the focus leaves a price */
  onBlur?: () => void
}

/** The days that can be chosen, and the chosen one. */
export const dayRange = ({ draft, onChange }: DraftProps) => ({
  day: draft.date,
  min: msToDay(Date.now()),
  max: msToDay(Date.now() + limits.bookingDaysAhead * DAY_MS),
  onPick: (date: string) => {
    if (isDay(date)) onChange({ date, bookable: '' })
  },
})

function DayGroup({ draft, onChange, onOpenDay }: DraftProps & { onOpenDay: () => void }) {
  const { t } = useText('common')
  const canHaveDay = hasDays(draft.kind)
  return (
    <View className={styles.group}>
      <DayField
        {...dayRange({ draft, onChange })}
        label={t('goodsFilter.date')}
        words={draft.date && canHaveDay ? formatDayTime(draft.date) : ''}
        placeholder={t('goodsFilter.anyDay')}
        isDisabled={!canHaveDay}
        {...(canHaveDay ? {} : { hint: t('goodsFilter.noDays') })}
        onOpen={onOpenDay}
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

function PriceGroup({ draft, onChange, onConfirm, onBlur }: DraftProps & PriceEnds) {
  const { t } = useText('common')
  const currency = useAppSelector(selectCurrentCurrency)
  const areCrossed = arePricesCrossed(draft)
  // in a desktop's column, which is too narrow for the currency in each field
  const isColumn = onBlur !== undefined
  return (
    <View className={styles.group}>
      <Heading level={3} size="body">
        {t('goodsFilter.price')}
        {isColumn && ` (${currency})`}
      </Heading>
      <View className={styles.prices} ariaRole="group" ariaLabel={t('goodsFilter.price')}>
        {(['priceMin', 'priceMax'] as const).map((name) => (
          <View key={name} className={styles.price}>
            <Field
              name={name}
              label={t(`goodsFilter.${name}`)}
              type="digits"
              maxLength={priceDigits}
              value={draft[name]}
              onConfirm={onConfirm}
              {...(onBlur ? { onBlur } : {})}
              {...(isColumn ? {} : { prefix: currency })}
              onChange={(value) => onChange({ [name]: value.replace(/\D/g, '').replace(/^0+(?=\d)/, '') })}
              {...(areCrossed && name === 'priceMax' ? { error: t('goodsFilter.priceOrder') } : {})}
            />
          </View>
        ))}
      </View>
    </View>
  )
}

interface OptionGroupsProps extends DraftProps {
  options: FilterOptions
  /** number of options that a long list shows at first */
  most?: number
}

/** Tag, brand and specifications; their options come from the server. */
function OptionGroups({ draft, onChange, options, most }: OptionGroupsProps) {
  const { t } = useText('common')
  const size = most ? { most } : {}
  return (
    <>
      <OptionChips
        {...size}
        title={t('goodsFilter.tagId')}
        options={options.tags}
        chosen={draft.tagId}
        onChoose={(tagId) => onChange({ tagId })}
      />
      <OptionChips
        {...size}
        title={t('goodsFilter.brandId')}
        options={options.brands}
        chosen={draft.brandId}
        onChoose={(brandId) => onChange({ brandId })}
      />
      {options.specs.map(({ id, name, values }) => (
        <OptionChips
          key={id}
          {...size}
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

/** Only what suits the person that the products are compared with, where there is one. */
function SuitsGroup({ draft, onChange, name }: DraftProps & { name: string }) {
  const { t } = useText('common')
  const words = t('goodsFilter.suits', { name })
  return (
    <Checkbox
      label={words}
      checked={draft.suits !== ''}
      onChange={() => onChange({ suits: draft.suits ? '' : 'yes' })}
    >
      {words}
    </Checkbox>
  )
}

/** The kind of goods. */
export function KindGroup({ draft, onChange }: DraftProps) {
  const { t } = useText('common')
  return (
    <OptionChips
      title={t('goodsFilter.kindLabel')}
      options={goodsKinds.map((id) => ({ id, name: t(`goodsFilter.kind.${id}`) }))}
      chosen={draft.kind}
      onChoose={(id) => onChange({ kind: goodsKinds.find((kind) => kind === id) ?? '' })}
    />
  )
}

interface FilterGroupsProps extends OptionGroupsProps, PriceEnds {
  onOpenDay: () => void
}

/** The person, bookable day, price, tag, brand and specification. */
export function FilterGroups({ options, most, onOpenDay, onConfirm, onBlur, ...drafted }: FilterGroupsProps) {
  return (
    <>
      {options.personName && <SuitsGroup {...drafted} name={options.personName} />}
      <DayGroup {...drafted} onOpenDay={onOpenDay} />
      <PriceGroup {...drafted} onConfirm={onConfirm} {...(onBlur ? { onBlur } : {})} />
      <OptionGroups {...drafted} options={options} {...(most ? { most } : {})} />
    </>
  )
}
