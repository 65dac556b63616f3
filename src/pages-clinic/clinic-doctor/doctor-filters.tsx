import { View } from '@tarojs/components'
import { useState } from 'react'
import { channelRegions, type ChannelRegion, spokenLanguages } from '@contract/constants/enums'
import { ChoicePicker } from '@/components/choice-picker'
import { ChoiceRow } from '@/components/choice-row'
import { useText } from '@/i18n/use-text'
import { useDepartmentsQuery } from '@/pages-clinic/api/clinic.api'
import styles from './clinic-doctor.module.scss'
import { type DoctorFilter, EVERYWHERE, sexChoices, withinDays } from './doctor-filter'

type Kind = 'region' | 'departmentId' | 'language' | 'sex' | 'within'
const kinds: readonly Kind[] = ['region', 'departmentId', 'language', 'sex', 'within']

interface DoctorFiltersProps {
  filter: DoctorFilter
  /** of the list, wherever it was chosen */
  region: ChannelRegion | null
  onChange: (part: Partial<DoctorFilter>) => void
}

/** Filters for region, department, language, sex and next free time; each shows its value and opens its options. */
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
  const all = { value: EVERYWHERE, label: t('doctor.any') }
  return (
    <View className={styles.filters} ariaRole="group" ariaLabel={t('doctor.filters')}>
      {shown.map((kind) => (
        <View key={kind} className={styles.filter}>
          <ChoiceRow
            label={t(`doctor.by.${kind}`)}
            value={labelOf(kind)}
            placeholder={t('doctor.any')}
            onClick={() => setOpened(kind)}
          />
        </View>
      ))}
      {shown.map((kind) => (
        <ChoicePicker
          key={kind}
          isOpen={opened === kind}
          title={t(`doctor.by.${kind}`)}
          value={valueOf(kind) || EVERYWHERE}
          choices={[all, ...choicesOf[kind]]}
          onConfirm={(value) => {
            onChange({ [kind]: value === EVERYWHERE && kind !== 'region' ? '' : value })
            setOpened(null)
          }}
          onCancel={() => setOpened(null)}
        />
      ))}
    </View>
  )
}
