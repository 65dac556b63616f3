import { View } from '@tarojs/components'
import { useState } from 'react'
import { ChoiceRow } from '@/components/choice-row'
import { useRegionTreeQuery } from '@/features/persons/api/persons.api'
import { useText } from '@/i18n/use-text'
import { tellInPlace } from '@/utils/told-in-place'
import { RegionPicker } from './region-picker'
import { regionWords } from './region-words'
import type { PersonFormState } from './use-person-form'

/** Region or province, then its district or city, which cannot be chosen first. */
export function RegionFields({
  state: { form, idOf, change, pointTo },
  errorOf,
}: {
  state: PersonFormState
  errorOf: (field: 'provinceId' | 'cityId') => string | undefined
}) {
  const { t } = useText('pages-mine')
  const regions = useRegionTreeQuery()
  const [isChoosing, setIsChoosing] = useState(false)
  const province = regions.data?.find(({ id }) => id === form.provinceId)
  const city = province?.children.find(({ id }) => id === form.cityId)
  const { upper, lower } = regionWords(province?.id ?? '')
  const failed = !regions.data && regions.error ? t('person.regionsFailed') : ''
  tellInPlace(regions.error)
  // the picker opens as soon as the choices are loaded
  const open = () => {
    setIsChoosing(true)
    if (!regions.data && regions.error) void regions.refetch()
  }
  const openCity = () => {
    if (form.provinceId) open()
    else pointTo('provinceId', { key: 'person.error.province' })
  }
  return (
    <>
      <View id={idOf('provinceId')}>
        <ChoiceRow
          label={t(upper)}
          value={province?.name}
          placeholder={failed || t('person.provinceHint')}
          error={errorOf('provinceId')}
          onClick={open}
        />
      </View>
      <View id={idOf('cityId')}>
        <ChoiceRow
          label={t(lower)}
          value={city?.name}
          placeholder={t('person.cityHint')}
          error={errorOf('cityId')}
          onClick={openCity}
        />
      </View>
      <RegionPicker
        isOpen={isChoosing}
        title={t('person.region')}
        tree={regions.data ?? []}
        value={[form.provinceId, form.cityId]}
        onCancel={() => setIsChoosing(false)}
        onConfirm={([chosen, inside]) => {
          setIsChoosing(false)
          change({ provinceId: chosen?.id ?? '', cityId: inside?.id ?? '' })
        }}
      />
    </>
  )
}
