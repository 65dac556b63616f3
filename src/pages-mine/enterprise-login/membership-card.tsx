import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Enterprise } from '@contract/routes/enterprise'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { ReceiptLines } from '@/components/receipt-lines'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useEnterpriseLogoutMutation } from '@/pages-mine/api/enterprise.api'
import { RefusalNote } from '@/pages-mine/components/refusal-note'
import { showDialog } from '@/platform/dialog'
import styles from './enterprise-login.module.scss'

interface MembershipCardProps {
  enterprise: Enterprise
  onChange: () => void
}

/** The enterprise of this session, with links to its goods and orders, and sign-out. */
export function MembershipCard({ enterprise, onChange }: MembershipCardProps) {
  const { t } = useText('pages-mine')
  const [leave, { isLoading: isLeaving }] = useEnterpriseLogoutMutation()
  const [hasFailed, setHasFailed] = useState(false)
  const askToLeave = async () => {
    const isSure = await showDialog({
      title: t('enterprise.leaveTitle', { name: enterprise.name }),
      text: t('enterprise.leaveText'),
      confirmText: t('enterprise.leave'),
      cancelText: t('enterprise.stay'),
    })
    if (isSure) setHasFailed((await leave()).error !== undefined)
  }
  return (
    <>
      <Card title={enterprise.name}>
        <View className={styles.fields}>
          <ReceiptLines
            isFacts
            lines={[
              { label: t('enterprise.kind'), value: t(`enterprise.kinds.${enterprise.kind}`) },
              { label: t('enterprise.merchant'), value: enterprise.merchant.name },
              { label: t('enterprise.joined'), value: formatDate(enterprise.joinTime) },
              { label: t('enterprise.until'), value: formatDate(enterprise.endTime) },
            ]}
          />
          {enterprise.notice !== '' && <NextStrip icon="info">{enterprise.notice}</NextStrip>}
          <RefusalNote text={hasFailed ? t('profile.error.unsent') : null} />
          <View className={styles.main}>
            <Button block onClick={() => go(routes.enterpriseGoods)}>
              {t('enterprise.toGoods')}
            </Button>
          </View>
        </View>
      </Card>
      <Card flush>
        <ListRow icon="receipt" title={t('enterprise.orders')} onClick={() => go(routes.enterpriseOrder)} />
        <ListRow icon="storefront" title={t('enterprise.change')} onClick={onChange} />
      </Card>
      <Button
        kind="text"
        className={styles.leave}
        busy={isLeaving}
        onClick={() => {
          void askToLeave()
        }}
      >
        {t('enterprise.leaveName', { name: enterprise.name })}
      </Button>
    </>
  )
}
