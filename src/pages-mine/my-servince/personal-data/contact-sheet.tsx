import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PersonalData } from '@contract/routes/account'
import { maxEmailLength } from '@contract/rules/email'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { PhoneField } from '@/components/phone-field'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { CodeField } from '@/pages-mine/components/code-field'
import { FormSheet } from '@/pages-mine/components/form-sheet'
import { WechatPhoneButton } from '@/pages-mine/components/wechat-phone-button'
import styles from './personal-data.module.scss'
import { ProofFields } from './proof-fields'
import { type Contact, type ContactKind, useContact } from './use-contact'

interface ContactProps {
  kind: ContactKind
  /** omitted while an account is being opened */
  data?: PersonalData
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
      maxLength={maxEmailLength}
      value={form.email}
      {...refusal.at('contact')}
      onChange={(email) => change({ email })}
    />
  )
}

/** The number that WeChat knows, in the mini-program, or a new number or address with its code. */
function BindFields({
  kind,
  contact,
  onDone,
}: {
  kind: ContactKind
  contact: Contact
  onDone: ContactProps['onDone']
}) {
  const { t } = useText('pages-mine')
  const { form, refusal, proof, change, sendCode } = contact
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      {kind === 'phone' && (
        <WechatPhoneButton
          ownerProof={proof.ownerProof}
          onBound={() => onDone(t('profile.saved'))}
          onRefused={() => setRefused(true)}
        />
      )}
      {isRefused && (
        <NextStrip kind="info" icon="info">
          {t('profile.wechatRefused')}
        </NextStrip>
      )}
      <ContactField kind={kind} contact={contact} />
      <CodeField
        key="new"
        name="bindCode"
        value={form.code}
        send={sendCode}
        {...refusal.at('code')}
        onChange={(code) => change({ code })}
      />
    </>
  )
}

/** Binds a number or an address to the account, or replaces it, once ownership has been proven. */
export function ContactSheet({ kind, data, onClose, onDone }: ContactProps) {
  const { t } = useText('pages-mine')
  const contact = useContact(kind, data, onDone)
  const { proof, refusal } = contact
  const title = t(kind === 'phone' ? 'profile.phone' : 'profile.email')
  const isProving = proof.isNeeded && data !== undefined
  return (
    <FormSheet
      title={isProving ? t('profile.proofTitle') : title}
      submitText={t(isProving ? 'profile.next' : 'profile.bind')}
      isBusy={proof.isBusy || contact.isBusy}
      refusal={isProving ? proof.refusal.general : refusal.general}
      onSubmit={isProving ? proof.confirm : contact.bind}
      onClose={onClose}
    >
      <View className={styles.text} {...webProps({ role: 'status' })}>
        {t(isProving ? 'profile.proofText' : 'profile.bindText')}
      </View>
      {isProving ? (
        <ProofFields data={data} proof={proof} />
      ) : (
        <BindFields kind={kind} contact={contact} onDone={onDone} />
      )}
    </FormSheet>
  )
}
