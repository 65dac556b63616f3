import { View } from '@tarojs/components'
import { useState } from 'react'
import { sexes } from '@contract/constants/enums'
import { Button } from '@/components/button'
import { Chip, ChipRow } from '@/components/chip'
import { ChoiceRow } from '@/components/choice-row'
import { DatePicker } from '@/components/date-picker'
import { formatDate, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Labelled } from '@/pages-mine/components/labelled'
import styles from './personal-data.module.scss'
import { type ProfileDraft, profileId } from './use-profile-form'

// initial wheel position, closer to most birth dates than today
const WHEELS_START = '1985-01-01'

interface AboutProps {
  form: ProfileDraft
  birthError: { error: string } | null
  onChange: (part: Partial<ProfileDraft>) => void
}

/** Birth date and sex: selected, not typed. */
export function AboutFields({ form, birthError, onChange }: AboutProps) {
  const { t } = useText('pages-mine')
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <View id={profileId('birthDate')}>
        <ChoiceRow
          label={t('person.birthDate')}
          value={form.birthDate && formatDate(form.birthDate)}
          placeholder={t('person.birthDateHint')}
          {...birthError}
          onClick={() => setIsChoosing(true)}
        />
        {form.birthDate !== '' && (
          <Button
            kind="text"
            size="card"
            className={styles.clear}
            onClick={() => onChange({ birthDate: '' })}
          >
            {t('profile.clearBirthDate')}
          </Button>
        )}
      </View>
      <Labelled label={t('person.sex')}>
        <ChipRow label={t('person.sex')} wrap>
          {[sexes.female, sexes.male].map((one) => (
            <Chip key={one} isChosen={form.sex === one} onClick={() => onChange({ sex: one })}>
              {t(one === sexes.male ? 'sex.male' : 'sex.female')}
            </Chip>
          ))}
        </ChipRow>
      </Labelled>
      <DatePicker
        isOpen={isChoosing}
        title={t('person.birthDate')}
        value={form.birthDate}
        max={msToDay(Date.now())}
        start={WHEELS_START}
        onCancel={() => setIsChoosing(false)}
        onConfirm={(birthDate) => {
          setIsChoosing(false)
          onChange({ birthDate })
        }}
      />
    </>
  )
}
