import { View } from '@tarojs/components'
import { useState } from 'react'
import { idTypes, relations } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { ChoicePicker } from '@/components/choice-picker'
import { ChoiceRow } from '@/components/choice-row'
import { DatePicker } from '@/components/date-picker'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { PhoneField } from '@/components/phone-field'
import { Switch } from '@/components/switch'
import { webProps } from '@/components/web-props'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Labelled } from './labelled'
import styles from './person-fields.module.scss'
import { RegionFields } from './region-fields'
import type { PersonField, PersonFormState } from './use-person-form'

// where the wheels stand before anything is chosen: nearer to most birth dates than today
const WHEELS_START = '1985-01-01'

/** The fields of one person, in four cards. */
export function PersonFields({
  state,
  hasDefaultSwitch,
}: {
  state: PersonFormState
  hasDefaultSwitch: boolean
}) {
  const { t } = useText('pages-mine')
  const { form, errors, isFilled, today, idOf, change } = state
  const [open, setOpen] = useState<'idType' | 'birthDate' | null>(null)
  const close = () => setOpen(null)
  const errorOf = (field: PersonField) => {
    const error = errors[field]
    return error && ('literal' in error ? error.literal : t(error.key, error.params))
  }
  return (
    <View className={styles.cards}>
      <Card title={t('person.who')}>
        <View className={styles.fields}>
          <View id={idOf('name')}>
            <Field
              label={t('person.name')}
              name="name"
              autoFill="name"
              maxLength={60}
              hint={t('person.nameHint')}
              value={form.name}
              error={errorOf('name')}
              onChange={(name) => change({ name })}
            />
          </View>
          <View id={idOf('relation')}>
            <Labelled label={t('person.relation')} error={errorOf('relation')}>
              <ChipRow label={t('person.relation')} wrap>
                {relations.map((one) => (
                  <Chip key={one} isOn={form.relation === one} onClick={() => change({ relation: one })}>
                    {t(`relation.${one}`)}
                  </Chip>
                ))}
              </ChipRow>
            </Labelled>
          </View>
          <View id={idOf('phone')}>
            <PhoneField
              label={t('person.phone')}
              name="phone"
              code={form.phoneCode}
              value={form.phone}
              error={errorOf('phone')}
              onCodeChange={(phoneCode) => change({ phoneCode })}
              onChange={(phone) => change({ phone })}
            />
          </View>
        </View>
      </Card>
      <Card title={t('person.document')}>
        <View className={styles.fields}>
          <View id={idOf('idType')}>
            <ChoiceRow
              label={t('person.idType')}
              value={form.idType && t(`person.idTypes.${form.idType}`)}
              placeholder={t('person.idTypeHint')}
              error={errorOf('idType')}
              onClick={() => setOpen('idType')}
            />
          </View>
          <View id={idOf('idNumber')}>
            <Field
              label={t('person.idNumber')}
              name="idNumber"
              type={form.idType === 'mainlandId' ? 'idcard' : 'text'}
              maxLength={40}
              placeholder={t('person.idNumberHint')}
              value={form.idNumber}
              error={errorOf('idNumber')}
              onChange={(idNumber) => change({ idNumber })}
            />
            <View {...webProps({ role: 'status' })}>
              {isFilled && (
                <View className={styles.filled}>
                  <NextStrip kind="info" icon="info">
                    {t('person.filled')}
                  </NextStrip>
                </View>
              )}
            </View>
          </View>
        </View>
      </Card>
      <Card title={t('person.about')}>
        <View className={styles.fields}>
          <View id={idOf('birthDate')}>
            <ChoiceRow
              label={t('person.birthDate')}
              value={form.birthDate && formatDayTime(form.birthDate)}
              placeholder={t('person.birthDateHint')}
              error={errorOf('birthDate')}
              onClick={() => setOpen('birthDate')}
            />
          </View>
          <View id={idOf('sex')}>
            <Labelled label={t('person.sex')} error={errorOf('sex')}>
              <ChipRow label={t('person.sex')} wrap>
                {(['2', '1'] as const).map((one) => (
                  <Chip key={one} isOn={form.sex === one} onClick={() => change({ sex: one })}>
                    {t(one === '1' ? 'sex.male' : 'sex.female')}
                  </Chip>
                ))}
              </ChipRow>
            </Labelled>
          </View>
        </View>
      </Card>
      <Card title={t('person.home')}>
        <View className={styles.fields}>
          <View className={styles.pair}>
            <RegionFields state={state} errorOf={errorOf} />
          </View>
          <View id={idOf('address')}>
            <Field
              multiline
              label={t('person.address')}
              name="address"
              autoFill="street-address"
              maxLength={limits.textareaLength}
              placeholder={t('person.addressHint')}
              value={form.address}
              error={errorOf('address')}
              onChange={(address) => change({ address })}
            />
          </View>
        </View>
      </Card>
      {hasDefaultSwitch && (
        <Card>
          <Switch
            label={t('person.isDefault')}
            checked={form.isDefault}
            onChange={(isDefault) => change({ isDefault })}
          >
            <View>{t('person.isDefault')}</View>
            <View className={styles.note}>{t('person.isDefaultNote')}</View>
          </Switch>
        </Card>
      )}
      <ChoicePicker
        isOpen={open === 'idType'}
        title={t('person.idType')}
        value={form.idType}
        choices={idTypes.map((value) => ({ value, label: t(`person.idTypes.${value}`) }))}
        onCancel={close}
        onConfirm={(value) => {
          close()
          const idType = idTypes.find((known) => known === value)
          if (idType) change({ idType })
        }}
      />
      <DatePicker
        isOpen={open === 'birthDate'}
        title={t('person.birthDate')}
        value={form.birthDate}
        max={today}
        start={WHEELS_START}
        onCancel={close}
        onConfirm={(birthDate) => {
          close()
          change({ birthDate })
        }}
      />
    </View>
  )
}
