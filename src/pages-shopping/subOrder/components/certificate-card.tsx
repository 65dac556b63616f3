import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Skeleton } from '@/components/skeleton'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { idPrefix } from '../id-prefix'
import styles from '../sub-order.module.scss'
import type { Recipients } from '../use-recipients'
import { FieldNote } from './field-note'

interface CertificateCardProps {
  recipients: Recipients
  error: string | undefined
}

/** The recipient's certificate, only where the shop requires one; an expired one cannot be selected. */
export function CertificateCard({ recipients, error }: CertificateCardProps) {
  const { t } = useText('pages-shopping')
  if (!recipients.isCertificateAsked) return null
  const add = (
    <Button kind="text" size="small" icon="plus" onClick={recipients.addCertificate}>
      {t('certificate.add')}
    </Button>
  )
  return (
    <View id={`${idPrefix}-certificate`}>
      <Card title={t('subOrder.certificate')} action={add}>
        <View className={cx(styles.hint, styles.why)}>{t('subOrder.certificateWhy')}</View>
        <QueryGate state={recipients.certificates} skeleton={<Skeleton shape="block" />} isPart>
          {(all) =>
            all.length === 0 ? null : (
              <RadioGroup label={t('subOrder.certificate')}>
                <View className={styles.radios}>
                  {all.map(({ id, name, certType, certNoMasked, isExpired }) => (
                    <RadioCard
                      key={id}
                      title={name}
                      note={`${t(`certificate.types.${certType}`)}\u2002${certNoMasked}`}
                      {...(isExpired ? { disabledReason: t('certificate.expired') } : {})}
                      isChosen={id === recipients.certificate?.id}
                      onClick={() => recipients.chooseCertificate(id)}
                    />
                  ))}
                </View>
              </RadioGroup>
            )
          }
        </QueryGate>
        <FieldNote text={error} />
      </Card>
    </View>
  )
}
