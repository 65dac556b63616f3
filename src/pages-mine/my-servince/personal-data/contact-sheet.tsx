import { View } from '@tarojs/components'
import { useState } from 'react'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { PhoneField } from '@/components/phone-field'
import { useText } from '@/i18n/use-text'
import { CodeField } from '@/pages-mine/components/code-field'
import { FormSheet } from '@/pages-mine/components/form-sheet'
import { WechatPhoneButton } from '@/pages-mine/components/wechat-phone-button'
import styles from './personal-data.module.scss'
import { type Contact, type ContactKind, useContact } from './use-contact'

interface ContactProps {
  kind: ContactKind
  onClose: () => void
  onDone: (text: string) => void
}

/** The new number, or the new address. */
function ContactField({ kind, contact }: { kind: ContactKind; contact: Contact }) {
  const { t } = useText('pages-mine')
  const { form, refusal, change } = contact
  return kind === 'phone' ? (
    <PhoneField
      label={t('login.phone')}
      name="newPhone"
      code={form.phoneCode}
      value={form.phone}
      {...refusal.at('contact')}
      onCodeChange={(phoneCode) => change({ phoneCode })}
      onChange={(phone) => change({ phone })}
    />
  ) : (
    <Field
      label={t('login.email')}
      name="newEmail"
      type="email"
      autoFill="email"
      maxLength={120}
      value={form.email}
      {...refusal.at('contact')}
      onChange={(email) => change({ email })}
    />
  )
}

/** Binds a number or an address to the account, or another one in its place. */
export function ContactSheet({ kind, onClose, onDone }: ContactProps) {
  const { t } = useText('pages-mine')
  const contact = useContact(kind, onDone)
  const { form, refusal, isBusy, change, sendCode, bind } = contact
  const [isRefused, setRefused] = useState(false)
  return (
    <FormSheet
      title={t(kind === 'phone' ? 'profile.phone' : 'profile.email')}
      submitText={t('profile.bind')}
      isBusy={isBusy}
      refusal={refusal.general}
      onSubmit={bind}
      onClose={onClose}
    >
      {kind === 'phone' && (
        <WechatPhoneButton onBound={() => onDone(t('profile.saved'))} onRefused={() => setRefused(true)} />
      )}
      {isRefused && (
        <NextStrip kind="info" icon="info">
          {t('profile.wechatRefused')}
        </NextStrip>
      )}
      <View className={styles.text}>{t('profile.bindText')}</View>
      <ContactField kind={kind} contact={contact} />
      <CodeField
        name="bindCode"
        value={form.code}
        send={sendCode}
        {...refusal.at('code')}
        onChange={(code) => change({ code })}
      />
    </FormSheet>
  )
}
