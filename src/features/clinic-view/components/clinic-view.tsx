import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import { Image } from '@/components/image'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import { useText } from '@/i18n/use-text'
import { ClinicArticles } from './clinic-articles'
import { ClinicCoupons } from './clinic-coupons'
import { ClinicDoctors } from './clinic-doctors'
import { ClinicGoods } from './clinic-goods'
import { ClinicHead } from './clinic-head'
import { ClinicReviews } from './clinic-reviews'
import styles from './clinic-view.module.scss'
import { ClinicVisit } from './clinic-visit'

interface ClinicViewProps {
  shop: ShopDetail
  /** shown between the head and the doctors: departments, the queue */
  lead?: ReactNode
  /** preview of the map */
  map?: ReactNode
  /** link to the page with everything about a visit */
  moreToVisit?: ReactNode
}

/** All sections of a clinic or shop: head, doctors, goods, reviews; directions last. */
export function ClinicView({ shop, lead, map, moreToVisit }: ClinicViewProps) {
  return (
    <View className={styles.root}>
      <View className={styles.columns}>
        <View className={styles.main}>
          <View className={styles.picture}>
            <Image src={shop.picUrls[0] || shop.picUrl} alt="" ratio="16:9" />
          </View>
          <ClinicHead shop={shop} />
          {lead}
          <ClinicDoctors shopId={shop.id} />
          <ClinicCoupons shopId={shop.id} />
          <ClinicGoods shopId={shop.id} />
          <ClinicReviews shopId={shop.id} />
          <ClinicArticles shopId={shop.id} />
        </View>
        <View className={styles.side}>
          <ClinicVisit shop={shop} map={map} more={moreToVisit} />
          <ClinicBranches branches={shop.branches} />
        </View>
      </View>
    </View>
  )
}

function ClinicBranches({ branches }: Pick<ShopDetail, 'branches'>) {
  const { t } = useText('common')
  const toCard = useClinicCard()
  if (branches.length === 0) return null
  return (
    <Card title={t('clinicView.branches')}>
      <View className={styles.branches}>
        {branches.map((branch) => (
          <ClinicCard key={branch.id} isBare clinic={toCard(branch)} onOpen={() => openClinic(branch)} />
        ))}
      </View>
    </Card>
  )
}
