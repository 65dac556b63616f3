import { View } from '@tarojs/components'
import { useState } from 'react'
import { sexes } from '@contract/constants/enums'
import type { PersonalData } from '@contract/routes/account'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { ChoiceRow } from '@/components/choice-row'
import { DatePicker } from '@/components/date-picker'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { formatDate, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { Labelled } from '@/pages-mine/components/labelled'
import styles from './personal-data.module.scss'
import { type ProfileDraft, profileId, useProfileForm } from './use-profile-form'

// where the wheels stand before anything is chosen: nearer to most birth dates than today
const WHEELS_START = '1985-01-01'

interface AboutProps {
  form: ProfileDraft
  birthError: { error: string } | null
  onChange: (part: Partial<ProfileDraft>) => void
}

/** Birth date and sex: chosen, not typed. */
function AboutFields({ form, birthError, onChange }: AboutProps) {
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

/** What the person tells about themselves. */
export function ProfileForm({ data, onDone }: { data: PersonalData; onDone: (text: string) => void }) {
  const { t } = useText('pages-mine')
  const { form, errors, isBusy, isChanged, change, save } = useProfileForm(data, () =>
    onDone(t('profile.saved')),
  )
  const said = (of: keyof typeof errors) => {
    const error = errors[of]
    return error ? { error: 'literal' in error ? error.literal : t(error.key, error.params) } : null
  }
  const general = said('general')?.error
  return (
    <Card title={t('profile.about')}>
      <View className={styles.fields}>
        <View id={profileId('nickName')}>
          <Field
            label={t('profile.nickName')}
            name="nickName"
            maxLength={60}
            autoFill="nickname"
            value={form.nickName}
            {...said('nickName')}
            onChange={(nickName) => change({ nickName })}
          />
        </View>
        <View id={profileId('realName')}>
          <Field
            label={t('profile.realName')}
            name="realName"
            maxLength={60}
            autoFill="name"
            hint={t('profile.realNameHint')}
            value={form.realName}
            {...said('realName')}
            onChange={(realName) => change({ realName })}
          />
        </View>
        <AboutFields form={form} birthError={said('birthDate')} onChange={change} />
        <View {...webProps({ role: 'alert' })}>
          {general && (
            <NextStrip kind="danger" icon="warning-circle">
              {general}
            </NextStrip>
          )}
        </View>
        <Button
          block
          disabled={!isChanged}
          busy={isBusy}
          onClick={() => {
            void save()
          }}
        >
          {t('person.save')}
        </Button>
      </View>
    </Card>
  )
}
