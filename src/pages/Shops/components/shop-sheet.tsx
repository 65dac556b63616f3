import { View } from '@tarojs/components'
import { AddressLines } from '@/components/address-lines'
import { Button } from '@/components/button'
import { ClinicCard } from '@/components/clinic-card'
import { Heading } from '@/components/heading'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { WeekHours } from '@/components/week-hours'
import { useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { readState } from '@/utils/read-state'
import styles from './shop-sheet.module.scss'

interface ShopSheetProps {
  shop: { id: string; name: string }
  onCall: (phone: string) => void
  onOpen: (shop: { id: string; name: string }) => void
  onClose: () => void
}

/** The address to show a driver, and the map. */
function AddressPart({ shopId, chinese, latin }: { shopId: string; chinese: string; latin: string }) {
  const { t } = useText('main')
  return (
    <View className={styles.part}>
      <View className={styles.head}>
        <Heading level={3}>{t('shops.detail.address')}</Heading>
        <View className={styles.note}>{t('shops.detail.forDriver')}</View>
      </View>
      <AddressLines key={shopId} chinese={chinese} latin={latin} />
      <Button kind="outline" size="card" icon="map-trifold" onClick={() => go(routes.map, { id: shopId })}>
        {t('shops.map')}
      </Button>
    </View>
  )
}

function PhonePart({
  shopName,
  phone,
  onCall,
}: Pick<ShopSheetProps, 'onCall'> & { shopName: string; phone: string }) {
  const { t } = useText('main')
  return (
    <View className={styles.part}>
      <Heading level={3}>{t('shops.detail.phone')}</Heading>
      <View className={styles.phone}>
        <View className={styles.number}>{phone}</View>
        <Button
          kind="tint"
          size="small"
          icon="phone"
          ariaLabel={t('shops.callName', { name: shopName })}
          onClick={() => onCall(phone)}
        >
          {t('shops.call')}
        </Button>
      </View>
    </View>
  )
}

/** A clinic in full: address to show a driver, weekly hours, directions, phone, branches. */
export function ShopSheet({ shop, onCall, onOpen, onClose }: ShopSheetProps) {
  const { t } = useText('main')
  const toCard = useClinicCard()
  const { currentData, ...query } = useShopDetailQuery(shop.id)
  return (
    <Sheet isOpen isTall title={shop.name} onClose={onClose}>
      <QueryGate state={readState(currentData, query)} skeleton={<SkeletonPage kind="cards" count={3} />}>
        {({ addressChinese, addressLatin, hours, transport, phone, branches, intro }) => (
          <View className={styles.parts}>
            {intro && <View className={styles.intro}>{intro}</View>}
            <AddressPart shopId={shop.id} chinese={addressChinese} latin={addressLatin} />
            {transport && (
              <View className={styles.part}>
                <Heading level={3}>{t('shops.detail.transport')}</Heading>
                <View>{transport}</View>
              </View>
            )}
            {phone && <PhonePart shopName={shop.name} phone={phone} onCall={onCall} />}
            <View className={styles.part}>
              <Heading level={3}>{t('shops.detail.hours')}</Heading>
              <WeekHours hours={hours} />
            </View>
            {branches.length > 0 && (
              <View className={styles.part}>
                <Heading level={3}>{t('shops.detail.branches')}</Heading>
                {branches.map((branch) => (
                  <ClinicCard key={branch.id} isBare clinic={toCard(branch)} onOpen={() => onOpen(branch)} />
                ))}
              </View>
            )}
          </View>
        )}
      </QueryGate>
    </Sheet>
  )
}
