import { View } from '@tarojs/components'
import { useState } from 'react'
import { idTypes, relations, sexes } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { phoneShape } from '@contract/rules/phone'
import { idNumberLength, nameLength } from '@contract/rules/text-lengths'
import { Button } from '@/components/button'
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
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { birthWheelsStart } from './birth-wheels'
import { Labelled } from './labelled'
import styles from './person-fields.module.scss'
import { RegionFields } from './region-fields'
import type { PersonField, PersonFormState } from './use-person-form'

type PersonPicker = 'idType' | 'birthDate'

interface CardProps {
  state: PersonFormState
  errorOf: (field: PersonField) => string | undefined
}

/** Name, relation and phone. */
function WhoCard({ state: { form, idOf, change }, errorOf }: CardProps) {
  const { t } = useText('pages-mine')
  return (
    <Card title={t('person.who')}>
      <View className={styles.fields}>
        <View className={styles.pair}>
          <View id={idOf('name')}>
            <Field
              label={t('person.name')}
              name="name"
              autoFill="name"
              maxLength={nameLength}
              hint={t('person.nameHint')}
              value={form.name}
              error={errorOf('name')}
              onChange={(name) => change({ name })}
            />
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
        <View id={idOf('relation')}>
          <Labelled label={t('person.relation')} error={errorOf('relation')}>
            <ChipRow label={t('person.relation')} wrap>
              {relations.map((one) => (
                <Chip key={one} isChosen={form.relation === one} onClick={() => change({ relation: one })}>
                  {t(`relation.${one}`)}
                </Chip>
              ))}
            </ChipRow>
          </Labelled>
        </View>
      </View>
    </Card>
  )
}

/** The identity document, from which birth date and sex may be filled in. */
function DocumentCard({
  state: { form, isFilled, idOf, change },
  errorOf,
  onOpen,
}: CardProps & { onOpen: () => void }) {
  const { t } = useText('pages-mine')
  return (
    <Card title={t('person.document')}>
      <View className={styles.pair}>
        <View id={idOf('idType')}>
          <ChoiceRow
            label={t('person.idType')}
            value={form.idType && t(`person.idTypes.${form.idType}`)}
            placeholder={t('person.idTypeHint')}
            error={errorOf('idType')}
            onClick={onOpen}
          />
        </View>
        <View id={idOf('idNumber')}>
          <Field
            label={t('person.idNumber')}
            name="idNumber"
            type={form.idType === 'mainlandId' ? 'idcard' : 'text'}
            maxLength={idNumberLength}
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
  )
}

/** Birth date and sex. */
function AboutCard({ state: { form, idOf, change }, errorOf, onOpen }: CardProps & { onOpen: () => void }) {
  const { t } = useText('pages-mine')
  return (
    <Card title={t('person.about')}>
      <View className={styles.pair}>
        <View id={idOf('birthDate')}>
          <ChoiceRow
            label={t('person.birthDate')}
            value={form.birthDate && formatDate(form.birthDate)}
            placeholder={t('person.birthDateHint')}
            error={errorOf('birthDate')}
            onClick={onOpen}
          />
        </View>
        <View id={idOf('sex')}>
          <Labelled label={t('person.sex')} error={errorOf('sex')}>
            <ChipRow label={t('person.sex')} wrap>
              {[sexes.female, sexes.male].map((one) => (
                <Chip key={one} isChosen={form.sex === one} onClick={() => change({ sex: one })}>
                  {t(one === sexes.male ? 'sex.male' : 'sex.female')}
                </Chip>
              ))}
            </ChipRow>
          </Labelled>
        </View>
      </View>
    </Card>
  )
}

/** The person's address: complete, or empty. */
function HomeCard({ state, errorOf }: CardProps) {
  const { t } = useText('pages-mine')
  const { form, idOf, change } = state
  const hasHome = [form.provinceId, form.cityId, form.address].some(Boolean)
  return (
    <Card
      title={t('person.home')}
      action={
        hasHome && (
          <Button kind="text" size="card" onClick={() => change({ provinceId: '', cityId: '', address: '' })}>
            {t('person.clearHome')}
          </Button>
        )
      }
    >
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
  )
}

/** Whether this person is selected by default. */
function DefaultCard({ state: { form, change } }: { state: PersonFormState }) {
  const { t } = useText('pages-mine')
  return (
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
  )
}

/** The sheets with lists and wheels. */
function Pickers({
  state: { form, today, change },
  open,
  onClose,
}: {
  state: PersonFormState
  open: PersonPicker | null
  onClose: () => void
}) {
  const { t } = useText('pages-mine')
  return (
    <>
      <ChoicePicker
        isOpen={open === 'idType'}
        title={t('person.idType')}
        value={form.idType}
        choices={idTypes.map((value) => ({ value, label: t(`person.idTypes.${value}`) }))}
        onCancel={onClose}
        onConfirm={(value) => {
          onClose()
          const idType = idTypes.find((known) => known === value)
          if (idType) change({ idType })
        }}
      />
      <DatePicker
        isOpen={open === 'birthDate'}
        title={t('person.birthDate')}
        value={form.birthDate}
        max={today}
        start={birthWheelsStart(form.relation, today)}
        onCancel={onClose}
        onConfirm={(birthDate) => {
          onClose()
          change({ birthDate })
        }}
      />
    </>
  )
}

/** The fields of one person, in four cards. */
export function PersonFields({
  state,
  hasDefaultSwitch,
}: {
  state: PersonFormState
  hasDefaultSwitch: boolean
}) {
  const { t } = useText('pages-mine')
  const [open, setOpen] = useState<PersonPicker | null>(null)
  const errorOf = (field: PersonField) => {
    const error = state.errors[field]
    return (
      error &&
      ('literal' in error
        ? error.literal
        : t(error.key, { ...phoneShape(state.form.phoneCode, 'any'), ...error.params }))
    )
  }
  return (
    <View className={styles.cards}>
      <WhoCard state={state} errorOf={errorOf} />
      {/* what is required comes before what is not */}
      <AboutCard state={state} errorOf={errorOf} onOpen={() => setOpen('birthDate')} />
      <DocumentCard state={state} errorOf={errorOf} onOpen={() => setOpen('idType')} />
      <HomeCard state={state} errorOf={errorOf} />
      {hasDefaultSwitch && <DefaultCard state={state} />}
      <Pickers state={state} open={open} onClose={() => setOpen(null)} />
    </View>
  )
}
