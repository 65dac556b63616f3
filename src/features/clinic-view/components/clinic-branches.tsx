import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import { useText } from '@/i18n/use-text'
import styles from './clinic-branches.module.scss'

/** The other clinics and shops of the same organisation. */
export function ClinicBranches({ branches }: Pick<ShopDetail, 'branches'>) {
  const { t } = useText('common')
  const toCard = useClinicCard()
  return (
    <Card title={t('clinicView.branches')}>
      <View className={styles.root}>
        {branches.map((branch) => (
          <ClinicCard key={branch.id} isBare clinic={toCard(branch)} onOpen={() => openClinic(branch)} />
        ))}
      </View>
    </Card>
  )
}
