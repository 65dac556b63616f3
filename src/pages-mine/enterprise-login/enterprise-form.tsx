import { View } from '@tarojs/components'
import { invitationCodeLength } from '@contract/rules/text-lengths'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { useText } from '@/i18n/use-text'
import { Labelled } from '@/pages-mine/components/labelled'
import { RefusalNote } from '@/pages-mine/components/refusal-note'
import styles from './enterprise-login.module.scss'
import { codeId, merchantId, useEnterpriseForm } from './use-enterprise-form'

interface EnterpriseFormProps {
  userId: string
  /** why the session's enterprise no longer lets it in; '' without one */
  reason: string
  onDone: () => void
}

/** The invitation code, then the merchants that it gives access to. */
export function EnterpriseForm({ userId, reason, onDone }: EnterpriseFormProps) {
  const { t } = useText('pages-mine')
  const { form, opened, chosenId, refusal, isBusy, change, submit } = useEnterpriseForm(userId, onDone)
  return (
    <Card title={t('enterprise.formTitle')}>
      <View className={styles.fields}>
        {reason !== '' && (
          <NextStrip kind="warn" icon="warning-circle">
            {reason}
          </NextStrip>
        )}
        <View className={styles.text}>{t('enterprise.formText')}</View>
        <View id={codeId}>
          <Field
            required
            label={t('enterprise.code')}
            name="invitationCode"
            maxLength={invitationCodeLength}
            placeholder={t('enterprise.codeHint')}
            value={form.code}
            {...refusal.at('code')}
            onChange={(code) => change({ code })}
            onConfirm={submit}
          />
        </View>
        {opened && (
          <View id={merchantId}>
            <Labelled
              label={t('enterprise.merchantOf', { name: opened.enterpriseName })}
              {...refusal.at('merchant')}
            >
              <RadioGroup label={t('enterprise.merchantOf', { name: opened.enterpriseName })}>
                <View className={styles.choices}>
                  {opened.merchants.map(({ id, name, logo }) => (
                    <RadioCard
                      key={id}
                      title={name}
                      picture={logo}
                      isChosen={id === chosenId}
                      onClick={() => change({ merchantId: id })}
                    />
                  ))}
                </View>
              </RadioGroup>
            </Labelled>
          </View>
        )}
        <RefusalNote text={refusal.general} />
        <View className={styles.main}>
          <Button block busy={isBusy} onClick={submit}>
            {t(opened ? 'enterprise.signIn' : 'enterprise.next')}
          </Button>
        </View>
      </View>
    </Card>
  )
}
