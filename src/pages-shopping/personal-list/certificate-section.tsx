import { View } from '@tarojs/components'
import { certificateShow } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import type { UserCertificate } from '@contract/routes/certificates'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCertificateShowQuery } from '@/pages-shopping/api/recipients.api'
import { type Reading, readState } from '@/utils/read-state'
import { CertificateCard } from './certificate-card'
import styles from './personal-list.module.scss'

interface SectionProps {
  read: Reading & { data?: readonly UserCertificate[] | undefined }
}

const addOne = () => go(routes.personalEdit, { kind: 'certificate' })

/** The certificates; renders nothing where the shop requires none and none is saved. */
export function CertificateSection({ read }: SectionProps) {
  const { t } = useText('pages-shopping')
  const level = useCertificateShowQuery().data?.configValue
  const rows = read.data?.length ?? 0
  if (level === certificateShow.nowhere && rows === 0) return null
  return (
    <View className={styles.section}>
      <View className={styles.head}>
        <Heading level={2} size="title">
          {t('recipients.certificates')}
        </Heading>
        {rows > 0 && rows < limits.certificates && (
          <Button kind="tint" size="small" icon="plus" ariaLabel={t('certificate.add')} onClick={addOne}>
            {t('recipients.add')}
          </Button>
        )}
      </View>
      <View className={styles.note}>
        {t(level === certificateShow.everyParcel ? 'certificate.whyAlways' : 'certificate.why')}
      </View>
      <QueryGate
        isPart
        state={readState(read.data, read, { isEmpty: rows === 0 })}
        skeleton={<SkeletonPage kind="list" count={2} />}
        empty={{
          kind: 'orders',
          title: t('certificate.emptyTitle'),
          text: t('certificate.emptyText'),
          action: (
            <Button kind="outline" icon="plus" onClick={addOne}>
              {t('certificate.add')}
            </Button>
          ),
        }}
      >
        {(list) => (
          <View className={styles.list} ariaRole="list">
            {list.map((certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} />
            ))}
          </View>
        )}
      </QueryGate>
    </View>
  )
}
