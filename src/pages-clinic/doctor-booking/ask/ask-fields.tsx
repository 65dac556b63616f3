import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Card } from '@/components/card'
import { ChoiceRow } from '@/components/choice-row'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { PersonsFields } from '@/features/persons/components/person-choice/persons-fields'
import { formatShortDay, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import type { AskField } from './ask-form'
import styles from './ask.module.scss'
import type { AskState } from './use-ask'
import { idPrefix } from './use-ask-sending'

interface PartProps {
  state: AskState
  errorOf: (field: AskField) => string | undefined
}

/** Day and time side by side; both open the calendar. */
export function MomentRows({ state: { form, calendar }, errorOf }: PartProps) {
  const { t } = useText('pages-clinic')
  const { slot } = form
  return (
    <View className={styles.pair}>
      <View id={`${idPrefix}-date`} className={styles.half}>
        <ChoiceRow
          label={t('request.date')}
          value={slot ? formatShortDay(slot.date) : undefined}
          placeholder={t('request.error.date')}
          error={errorOf('date')}
          onClick={calendar.open}
        />
      </View>
      <View id={`${idPrefix}-time`} className={styles.half}>
        <ChoiceRow
          label={t('request.time')}
          value={slot ? formatTime(slot.time) : undefined}
          placeholder={t('request.error.time')}
          error={errorOf('time')}
          onClick={calendar.open}
        />
      </View>
    </View>
  )
}

/** The patient and the contact number. */
export function PersonCard({ state: { form, change, persons }, errorOf }: PartProps) {
  const { t } = useText('pages-clinic')
  return (
    <Card>
      <PersonsFields
        choice={persons}
        title={t('request.person')}
        error={errorOf('person')}
        id={`${idPrefix}-person`}
      />
      <View id={`${idPrefix}-phone`} className={styles.phone}>
        <PhoneField
          label={t('request.phone')}
          name="phone"
          code={form.phoneCode}
          value={form.phone}
          error={errorOf('phone')}
          hint={t('request.phoneHint')}
          onCodeChange={(phoneCode) => change({ phoneCode })}
          onChange={(phone) => change({ phone })}
        />
      </View>
    </Card>
  )
}

/** The reason for the visit. */
export function ReasonCard({ state, errorOf }: PartProps) {
  const { t } = useText('pages-clinic')
  return (
    <Card>
      <Field
        label={t('request.reason')}
        name="reason"
        multiline
        maxLength={limits.textareaLength}
        value={state.form.reason}
        hint={t('request.reasonHint')}
        error={errorOf('reason')}
        onChange={(reason) => state.change({ reason })}
      />
    </Card>
  )
}
