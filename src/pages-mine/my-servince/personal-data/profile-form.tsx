import { View } from '@tarojs/components'
import type { PersonalData } from '@contract/routes/account'
import { nameLength } from '@contract/rules/text-lengths'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { AboutFields } from './about-fields'
import styles from './personal-data.module.scss'
import { profileId, useProfileForm } from './use-profile-form'

/** Profile data that the user may provide. */
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
            type="nickname"
            maxLength={nameLength}
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
            maxLength={nameLength}
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
