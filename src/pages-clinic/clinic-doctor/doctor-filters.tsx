import { View } from '@tarojs/components'
import { useState } from 'react'
import { spokenLanguages } from '@contract/constants/enums'
import { ChoicePicker } from '@/components/choice-picker'
import { ChoiceRow } from '@/components/choice-row'
import { useText } from '@/i18n/use-text'
import { useDepartmentsQuery } from '@/pages-clinic/api/clinic.api'
import styles from './clinic-doctor.module.scss'
import { type DoctorFilter, sexChoices, withinDays } from './doctor-filter'

type Kind = 'departmentId' | 'language' | 'sex' | 'within'
const kinds: readonly Kind[] = ['departmentId', 'language', 'sex', 'within']
const ALL = 'all'

interface DoctorFiltersProps {
  filter: DoctorFilter
  onChange: (part: Partial<DoctorFilter>) => void
}

/** Filters for department, language, sex and next free time; each shows its value and opens its options. */
export function DoctorFilters({ filter, onChange }: DoctorFiltersProps) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const [opened, setOpened] = useState<Kind | null>(null)
  const departments = useDepartmentsQuery(filter.shopId ? { shopId: filter.shopId } : {}).data ?? []
  const choicesOf: Record<Kind, { value: string; label: string }[]> = {
    departmentId: departments.map(({ id, name }) => ({ value: id, label: name })),
    language: spokenLanguages.map((value) => ({ value, label: common(`spoken.${value}`) })),
    sex: sexChoices.map((value) => ({ value, label: t(`doctor.sex.${value}`) })),
    within: withinDays.map((value) => ({ value, label: t(`doctor.within.${value}`) })),
  }
  const labelOf = (kind: Kind) => choicesOf[kind].find(({ value }) => value === filter[kind])?.label
  const all = { value: ALL, label: t('doctor.any') }
  return (
    <View className={styles.filters} ariaRole="group" ariaLabel={t('doctor.filters')}>
      {kinds.map((kind) => (
        <View key={kind} className={styles.filter}>
          <ChoiceRow
            label={t(`doctor.by.${kind}`)}
            value={labelOf(kind)}
            placeholder={t('doctor.any')}
            onClick={() => setOpened(kind)}
          />
        </View>
      ))}
      {kinds.map((kind) => (
        <ChoicePicker
          key={kind}
          isOpen={opened === kind}
          title={t(`doctor.by.${kind}`)}
          value={filter[kind] || ALL}
          choices={[all, ...choicesOf[kind]]}
          onConfirm={(value) => {
            onChange({ [kind]: value === ALL ? '' : value })
            setOpened(null)
          }}
          onCancel={() => setOpened(null)}
        />
      ))}
    </View>
  )
}
