import { View } from '@tarojs/components'
import { useState } from 'react'
import { ChoicePicker } from '@/components/choice-picker'
import { ChoiceRow } from '@/components/choice-row'
import { useRegionTreeQuery } from '@/features/persons/api/persons.api'
import { useText } from '@/i18n/use-text'
import { hasDistricts } from '@/pages-shopping/address-text'
import type { EditForm } from '@/pages-shopping/hooks/use-edit-form'
import { tellInPlace } from '@/utils/told-in-place'
import type { AddressForm } from './address-rules'
import styles from './personal-edit.module.scss'

const choicesOf = (regions: readonly { id: string; name: string }[] | undefined) =>
  (regions ?? []).map(({ id, name }) => ({ value: id, label: name }))

interface RegionChoiceProps {
  state: EditForm<AddressForm>
  errorOf: (field: 'provinceId' | 'cityId') => string | undefined
}

/** The region, then its district (Hong Kong, Macao) or city, each from a searchable list. */
export function RegionChoice({ state: { form, idOf, change }, errorOf }: RegionChoiceProps) {
  const { t } = useText('pages-shopping')
  const regions = useRegionTreeQuery()
  const [open, setOpen] = useState<'region' | 'place' | null>(null)
  const region = regions.data?.find(({ id }) => id === form.provinceId)
  const place = region?.children.find(({ id }) => id === form.cityId)
  const isFailed = !regions.data && !!regions.error
  tellInPlace(regions.error)
  const kind = hasDistricts(form.provinceId) ? 'district' : 'city'
  const show = (which: 'region' | 'place') => {
    if (isFailed) void regions.refetch()
    setOpen(which)
  }
  return (
    <View className={styles.pair}>
      <View id={idOf('provinceId')}>
        <ChoiceRow
          label={t('address.region')}
          value={region?.name}
          placeholder={t(isFailed ? 'address.regionsFailed' : 'address.regionHint')}
          error={errorOf('provinceId')}
          onClick={() => show('region')}
        />
      </View>
      <View id={idOf('cityId')}>
        <ChoiceRow
          label={t(`address.${kind}`)}
          value={place?.name}
          placeholder={t(isFailed ? 'address.regionsFailed' : `address.${kind}Hint`)}
          error={errorOf('cityId')}
          onClick={() => show(form.provinceId ? 'place' : 'region')}
        />
      </View>
      <ChoicePicker
        isOpen={open === 'region' && !!regions.data}
        title={t('address.region')}
        hasSearch
        value={form.provinceId}
        choices={choicesOf(regions.data)}
        onCancel={() => setOpen(null)}
        onConfirm={(provinceId) => {
          setOpen(null)
          if (provinceId !== form.provinceId) change({ provinceId, cityId: '' })
        }}
      />
      <ChoicePicker
        isOpen={open === 'place' && !!region}
        title={t(`address.${kind}`)}
        hasSearch
        value={form.cityId}
        choices={choicesOf(region?.children)}
        onCancel={() => setOpen(null)}
        onConfirm={(cityId) => {
          setOpen(null)
          change({ cityId })
        }}
      />
    </View>
  )
}
