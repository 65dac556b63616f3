import { View } from '@tarojs/components'
import { useState } from 'react'
import { channelRegions, type ChannelRegion, spokenLanguages } from '@contract/constants/enums'
import { ChipRow } from '@/components/chip'
import { ChoicePicker } from '@/components/choice-picker'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { useDepartmentsQuery } from '@/pages-clinic/api/clinic.api'
import styles from './clinic-doctor.module.scss'
import { type DoctorFilter, EVERYWHERE, isNarrowed, noFilter, sexChoices, withinDays } from './doctor-filter'

type Kind = 'region' | 'departmentId' | 'language' | 'sex' | 'within'
const kinds: readonly Kind[] = ['departmentId', 'within', 'language', 'sex', 'region']

interface DoctorFiltersProps {
  filter: DoctorFilter
  /** of the list, wherever it was chosen */
  region: ChannelRegion | null
  onChange: (part: Partial<DoctorFilter>) => void
}

/**
 * One row of filters for department, next free time, language, sex and region: each shows its value and opens
 * its choices. The last item removes all.
 */
export function DoctorFilters({ filter, region, onChange }: DoctorFiltersProps) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const [opened, setOpened] = useState<Kind | null>(null)
  const departments = useDepartmentsQuery(filter.shopId ? { shopId: filter.shopId } : {}).data ?? []
  const choicesOf: Record<Kind, { value: string; label: string }[]> = {
    region: channelRegions.map((value) => ({ value, label: common(`region.${value}`) })),
    departmentId: departments.map(({ id, name }) => ({ value: id, label: name })),
    language: spokenLanguages.map((value) => ({ value, label: common(`spoken.${value}`) })),
    sex: sexChoices.map((value) => ({ value, label: t(`doctor.sex.${value}`) })),
    within: withinDays.map((value) => ({ value, label: t(`doctor.within.${value}`) })),
  }
  const shown = filter.shopId ? kinds.filter((kind) => kind !== 'region') : kinds
  const valueOf = (kind: Kind) => (kind === 'region' ? (region ?? '') : filter[kind])
  const labelOf = (kind: Kind) => choicesOf[kind].find(({ value }) => value === valueOf(kind))?.label
  const any = { value: EVERYWHERE, label: t('doctor.any') }
  return (
    <View className={styles.filters}>
      <ChipRow role="group" label={t('doctor.filters')} isWide>
        {shown.map((kind) => (
          <Tappable
            key={kind}
            className={cx(styles.filter, valueOf(kind) && styles.chosenFilter)}
            label={`${t(`doctor.by.${kind}`)} ${labelOf(kind) ?? any.label}`}
            expanded={opened === kind}
            onClick={() => setOpened(kind)}
          >
            <View>{labelOf(kind) ?? t(`doctor.by.${kind}`)}</View>
            <Icon name="caret-down" size={16} />
          </Tappable>
        ))}
        {isNarrowed(filter, region) && (
          <Tappable className={styles.filter} onClick={() => onChange(noFilter(filter))}>
            <View>{common('goodsFilter.clearAll')}</View>
            <Icon name="x" size={16} />
          </Tappable>
        )}
      </ChipRow>
      {opened && (
        <ChoicePicker
          isOpen
          title={t(`doctor.by.${opened}`)}
          value={valueOf(opened) || EVERYWHERE}
          choices={[any, ...choicesOf[opened]]}
          onConfirm={(value) => {
            onChange({ [opened]: value === EVERYWHERE && opened !== 'region' ? '' : value })
            setOpened(null)
          }}
          onCancel={() => setOpened(null)}
        />
      )}
    </View>
  )
}
