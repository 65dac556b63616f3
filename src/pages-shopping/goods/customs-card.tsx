import { View } from '@tarojs/components'
import { certificateCheck, certificateShow } from '@contract/constants/enums'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { Skeleton } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCertificateShowQuery, useCertificateVerifyQuery } from '@/pages-shopping/api/recipients.api'
import { readState, readTogether } from '@/utils/read-state'
import styles from './goods.module.scss'

/** Customs requirements for the recipient of goods from abroad, and a link to provide them. */
export function CustomsCard() {
  const { t } = useText('pages-shopping')
  const show = useCertificateShowQuery()
  const verify = useCertificateVerifyQuery()
  const asked =
    show.data && verify.data
      ? { isShown: show.data.configValue !== certificateShow.nowhere, check: verify.data.configValue }
      : undefined
  return (
    <Card title={t('detail.certificate.title')}>
      <QueryGate
        isPart
        state={readState(asked, readTogether(show, verify))}
        skeleton={<Skeleton width={90} />}
      >
        {({ isShown, check }) =>
          isShown ? (
            <View className={styles.facts}>
              <View>
                {t(
                  check === certificateCheck.pictures
                    ? 'detail.certificate.pictures'
                    : 'detail.certificate.number',
                )}
              </View>
              <Button kind="tint" size="card" onClick={() => go(routes.personalList)}>
                {t('detail.certificate.action')}
              </Button>
            </View>
          ) : (
            <View>{t('detail.certificate.none')}</View>
          )
        }
      </QueryGate>
    </Card>
  )
}
