import { View } from '@tarojs/components'
import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { SortBar } from '@/features/catalogue/components/goods-filter/sort-bar'
import { BookHere } from '@/features/clinic-view/components/book-here'
import { ClinicView } from '@/features/clinic-view/components/clinic-view'
import { useClinicDoctors } from '@/features/clinic-view/hooks/use-clinic-doctors'
import { MapPreview } from '@/features/clinics/components/map-preview'
import { formatNearMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './index.module.scss'

/** Whether anything is booked there: a shop only sells, unless it has times. */
export const hasBookings = ({ kind, firstFreeDay }: ShopCard): boolean =>
  kind === 'clinic' || firstFreeDay !== null

/**
 * The sections of a shop's page: who and where, and then its products; its doctors and a clinic's details have pages
 * of their own.
 */
export function ShopParts({ shop }: { shop: ShopDetail | ShopCard }) {
  const { t } = useText('pages-shop')
  return (
    <ClinicView
      shop={shop}
      actions={hasBookings(shop) && <BookHere inHeader shopId={shop.id} />}
      map={<MapPreview place={shop} onOpen={() => go(routes.map, { id: shop.id })} />}
      goodsTitle={t('shop.offers', { name: shop.name })}
      SortBar={SortBar}
      further={
        <View className={styles.further}>
          <Doctors shopId={shop.id} />
          {shop.kind === 'clinic' && <ToClinic shop={shop} />}
        </View>
      }
    />
  )
}

/** Link to the doctors, with the one who can be booked first. */
function Doctors({ shopId }: { shopId: string }) {
  const { t: common } = useText('common')
  const { all, today } = useClinicDoctors(shopId)
  const shown = today && today.total > 0 ? today : all
  const [first] = shown?.records ?? []
  if (!shown || !first) return null
  return (
    <Card flush>
      <ListRow
        isTall
        icon="stethoscope"
        title={
          shown === today
            ? common('clinicView.doctorsToday', { count: shown.total })
            : common('clinicView.doctors', { count: shown.total })
        }
        note={[
          first.name,
          first.firstFreeDay
            ? common('clinicView.firstFree', {
                when: formatNearMoment(first.firstFreeDay, first.firstFreeTime),
              })
            : first.statusDesc,
        ].join('\u00a0· ')}
        onClick={() => go(routes.clinicDoctor, { shopId })}
      />
    </Card>
  )
}

/** Link to the clinic's own page. */
function ToClinic({ shop }: { shop: ShopDetail | ShopCard }) {
  const { t } = useText('pages-shop')
  return (
    <Card flush>
      <ListRow
        isTall
        icon="buildings"
        title={t('shop.clinic')}
        note={t('shop.clinicHas')}
        onClick={() => go(routes.clinicHome, { id: shop.id })}
      />
    </Card>
  )
}
