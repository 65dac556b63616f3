import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { MoreLink } from '@/components/section-header'
import { WatchEntry } from '@/features/booking/components/slot-picker/watch-entry'
import { ClinicView } from '@/features/clinic-view/components/clinic-view'
import { MapPreview } from '@/features/clinics/components/map-preview'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ClinicActions } from './clinic-actions'
import { DepartmentsCard } from './departments-card'
import { NoticeStrip } from './notice-strip'
import { QueueNow } from './queue-now'

interface ClinicPartsProps {
  shop: ShopDetail | ShopCard
  isLeadReady: boolean
}

/** The sections of a clinic's page, with those that only a clinic has. */
export function ClinicParts({ shop, isLeadReady }: ClinicPartsProps) {
  const { t } = useText('pages-clinic')
  return (
    <ClinicView
      shop={shop}
      actions={<ClinicActions shop={shop} inHeader />}
      isLeadReady={isLeadReady}
      map={<MapPreview place={shop} onOpen={() => go(routes.map, { id: shop.id })} />}
      lead={
        <>
          <NoticeStrip shopId={shop.id} />
          {shop.firstFreeDay === null && (
            <Card>
              <WatchEntry place={{ shopId: shop.id }} days={[]} />
            </Card>
          )}
          <QueueNow shop={shop} />
        </>
      }
      further={<DepartmentsCard shopId={shop.id} />}
      moreToVisit={
        <MoreLink
          text={t('clinic.infos')}
          label={t('clinic.infosName', { name: shop.name })}
          onClick={() => go(routes.clinicInfos, { id: shop.id })}
        />
      }
    />
  )
}
