import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { BookHere } from '@/features/clinic-view/components/book-here'
import { ClinicView } from '@/features/clinic-view/components/clinic-view'
import { MapPreview } from '@/features/clinics/components/map-preview'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Whether anything is booked there: a shop only sells, unless it has times. */
export const hasBookings = ({ kind, firstFreeDay }: ShopCard): boolean =>
  kind === 'clinic' || firstFreeDay !== null

/** The sections of a shop's page: its products first; a clinic's details are on the clinic's own page. */
export function ShopParts({ shop }: { shop: ShopDetail | ShopCard }) {
  const { t } = useText('pages-shop')
  return (
    <ClinicView
      shop={shop}
      actions={hasBookings(shop) && <BookHere inHeader shopId={shop.id} />}
      map={<MapPreview place={shop} onOpen={() => go(routes.map, { id: shop.id })} />}
      ofShop={{
        goodsTitle: t('shop.offers', { name: shop.name }),
        toClinic: shop.kind === 'clinic' ? <ToClinic shop={shop} /> : null,
      }}
    />
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
