import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { Sheet } from '@/components/sheet'
import { useText } from '@/i18n/use-text'
import { RefusalNote } from '@/pages-mine/components/refusal-note'
import { SmsCodeButton } from '@/pages-mine/components/sms-code-button'
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
  return (
    <Sheet
      isOpen
      title={t(kind === 'phone' ? 'profile.phone' : 'profile.email')}
      onClose={onClose}
      footer={
        <Button
          block
          busy={isBusy}
          onClick={() => {
            void bind()
          }}
        >
          {t('profile.bind')}
        </Button>
      }
    >
      <View className={styles.fields}>
        <View className={styles.text}>{t('profile.bindText')}</View>
        <ContactField kind={kind} contact={contact} />
        <Field
          label={t('login.code')}
          name="bindCode"
          type="digits"
          autoFill="one-time-code"
          maxLength={limits.codeLength}
          placeholder={t('login.codeHint')}
          value={form.code}
          suffix={<SmsCodeButton send={sendCode} />}
          {...refusal.at('code')}
          onChange={(code) => change({ code })}
        />
        <RefusalNote text={refusal.general} />
      </View>
    </Sheet>
  )
}
