import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import type { ClinicInfo } from '@contract/routes/departments'
import type { ShopDetail } from '@contract/routes/shops'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { DriverCard } from '@/components/driver-card'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { ClinicBranches } from '@/features/clinic-view/components/clinic-branches'
import { useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useText } from '@/i18n/use-text'
import { switchTo, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useClinicInfoQuery } from '@/pages-clinic/api/clinic.api'
import { readState, readTogether } from '@/utils/read-state'
import styles from './clinic-infos.module.scss'
import { HoursCard } from './hours-card'
import { PartsCards } from './parts-cards'
import { WayCard } from './way-card'

/** Everything for a visit to a clinic (`id`): directions, hours, pictures, insurers, notices. */
export default function ClinicInfosPage() {
  const { t } = useText('pages-clinic')
  const { id = '' } = usePageParams<{ id: string }>()
  const [isDriverOpen, setIsDriverOpen] = useState(false)
  const shop = useShopDetailQuery(id, { skip: id === '' })
  const info = useClinicInfoQuery(id, { skip: id === '' })
  const both = readTogether(shop, info)
  const data = shop.currentData && info.currentData && { shop: shop.currentData, info: info.currentData }
  usePullDownRefresh(() => {
    const reads = id === '' ? [] : [shop.refetch(), info.refetch()]
    void Promise.allSettled(reads).finally(() => Taro.stopPullDownRefresh())
  })
  return (
    <PageShell
      title={shop.currentData?.name ?? t('clinic.infos')}
      tab="shops"
      overlay={
        data && (
          <Sheet
            isOpen={isDriverOpen}
            title={t('clinic.info.driverTitle')}
            onClose={() => setIsDriverOpen(false)}
          >
            <DriverCard
              name={data.shop.name}
              addressChinese={data.shop.addressChinese}
              addressLatin={data.shop.addressLatin}
              phone={data.shop.phone}
            />
          </Sheet>
        )
      }
    >
      <QueryGate
        state={readState(data, both, { isGone: id === '' || isGone(shop.error) })}
        skeleton={<SkeletonPage kind="cards" />}
        gone={{
          kind: 'stores',
          title: t('clinic.gone'),
          text: t('clinic.goneText'),
          action: <Button onClick={() => switchTo(routes.shops)}>{t('clinic.others')}</Button>,
        }}
      >
        {(found) => <Infos {...found} onDriver={() => setIsDriverOpen(true)} />}
      </QueryGate>
    </PageShell>
  )
}

/** Two columns of cards, and below them the other clinics. */
function Infos({ shop, info, onDriver }: { shop: ShopDetail; info: ClinicInfo; onDriver: () => void }) {
  return (
    <View className={styles.columns}>
      <View className={styles.column}>
        <WayCard shop={shop} onDriver={onDriver} />
        <HoursCard shop={shop} />
      </View>
      <View className={styles.column}>
        <PartsCards shop={shop} info={info} />
      </View>
      {shop.branches.length > 0 && (
        <View className={styles.wide}>
          <ClinicBranches branches={shop.branches} />
        </View>
      )}
    </View>
  )
}
