import { View } from '@tarojs/components'
import type { UserCertificate } from '@contract/routes/certificates'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Tag } from '@/components/tag'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { EditLink } from './edit-link'
import styles from './personal-list.module.scss'

/** A certificate: holder, masked number, and validity. */
export function CertificateCard({ certificate }: { certificate: UserCertificate }) {
  const { t } = useText('pages-shopping')
  const { name, certType, validUntil, isExpired } = certificate
  return (
    <View ariaRole="listitem">
      <Card>
        <View className={styles.entry}>
          <View className={styles.about}>
            <View className={styles.names}>
              <Heading level={3}>{name}</Heading>
              {certificate.isDefault && (
                <Tag kind="ok" icon="check">
                  {t('recipients.default')}
                </Tag>
              )}
              {isExpired && (
                <Tag kind="warn" icon="warning-circle">
                  {t('certificate.expired')}
                </Tag>
              )}
            </View>
            <View className={styles.line}>{t(`certificate.types.${certType}`)}</View>
            <View className={styles.number}>{certificate.certNoMasked}</View>
            {validUntil !== null && (
              <View className={styles.line}>
                {t(isExpired ? 'certificate.expiredOn' : 'certificate.validTo', {
                  date: formatDate(validUntil),
                })}
              </View>
            )}
          </View>
          <EditLink
            label={t('certificate.editOf', { name })}
            onClick={() => go(routes.personalEdit, { kind: 'certificate', id: certificate.id })}
          />
        </View>
      </Card>
    </View>
  )
}
