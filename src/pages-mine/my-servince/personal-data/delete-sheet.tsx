import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import type { PersonalData } from '@contract/routes/account'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { Sheet } from '@/components/sheet'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { RefusalNote } from '@/pages-mine/components/refusal-note'
import { SmsCodeButton } from '@/pages-mine/components/sms-code-button'
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
        maxLength={100}
        value={form.password}
        {...refusal.at('password')}
        onChange={(password) => change({ password })}
      />
    )
  return proof === 'code' ? (
    <Field
      label={t('login.code')}
      name="deleteCode"
      type="digits"
      autoFill="one-time-code"
      maxLength={limits.codeLength}
      placeholder={t('login.codeHint')}
      value={form.code}
      suffix={<SmsCodeButton send={sendCode} />}
      {...refusal.at('code')}
      onChange={(code) => change({ code })}
    />
  ) : null
}

/** What goes, what is kept and why, what lies ahead; then the proof and the end. */
export function DeleteSheet({ data, onClose }: { data: PersonalData; onClose: () => void }) {
  const { t } = useText('pages-mine')
  const state = useDeleteAccount(data)
  const { form, ahead, refusal, isBusy, change, remove } = state
  return (
    <Sheet
      isOpen
      title={t('profile.deleteTitle')}
      onClose={onClose}
      footer={
        <Button
          kind="outline"
          block
          busy={isBusy}
          onClick={() => {
            void remove()
          }}
        >
          {t(ahead === null ? 'profile.deleteNow' : 'profile.deleteAll')}
        </Button>
      }
    >
      <View className={styles.fields}>
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
        <RefusalNote text={refusal.general ?? null} />
      </View>
    </Sheet>
  )
}
