import { View } from '@tarojs/components'
import type { PersonalData } from '@contract/routes/account'
import { passwordMaxLength } from '@contract/rules/password'
import { Checkbox } from '@/components/checkbox'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { CodeField } from '@/pages-mine/components/code-field'
import { FormSheet } from '@/pages-mine/components/form-sheet'
import styles from './personal-data.module.scss'
import { type DeleteAccount, useDeleteAccount } from './use-delete-account'

const facts = ['erased', 'kept', 'lost'] as const

/** The password, or a code to the account's own number or address. */
function ProofField({ state }: { state: DeleteAccount }) {
  const { t } = useText('pages-mine')
  const { proof, form, refusal, change, sendCode } = state
  if (proof === 'password')
    return (
      <Field
        label={t('login.password')}
        name="deletePassword"
        type="password"
        autoFill="current-password"
        maxLength={passwordMaxLength}
        value={form.password}
        {...refusal.at('password')}
        onChange={(password) => change({ password })}
      />
    )
  return proof === 'code' ? (
    <CodeField
      name="deleteCode"
      value={form.code}
      send={sendCode}
      {...refusal.at('code')}
      onChange={(code) => change({ code })}
    />
  ) : null
}

/** What is deleted, what is retained and why, and what is still pending; then the proof and the deletion. */
export function DeleteSheet({ data, onClose }: { data: PersonalData; onClose: () => void }) {
  const { t } = useText('pages-mine')
  const state = useDeleteAccount(data)
  const { form, ahead, refusal, isBusy, change, remove } = state
  return (
    <FormSheet
      title={t('profile.deleteTitle')}
      submitText={t(ahead === null ? 'profile.deleteNow' : 'profile.deleteAll')}
      isEnding
      isBusy={isBusy}
      refusal={refusal.general ?? null}
      onSubmit={remove}
      onClose={onClose}
    >
      <View className={styles.list} ariaRole="list" ariaLabel={t('profile.deleteTitle')}>
        {facts.map((fact) => (
          <View key={fact} ariaRole="listitem">
            {t(`profile.facts.${fact}`)}
          </View>
        ))}
      </View>
      <ProofField state={state} />
      <Checkbox checked={form.isSure} {...refusal.at('isSure')} onChange={(isSure) => change({ isSure })}>
        {t('profile.sure')}
      </Checkbox>
      <View {...webProps({ role: 'alert' })}>
        {ahead !== null && (
          <NextStrip kind="warn" icon="warning" note={t('profile.aheadNote')}>
            {ahead}
          </NextStrip>
        )}
      </View>
    </FormSheet>
  )
}
