import type { Booking } from '@contract/routes/bookings'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Orders with several appointments, which are booked or cancelled together; doses of a course are excluded. */
function ordersIn(rows: readonly Booking[]): { id: string; first: Booking; names: string; count: number }[] {
  const byOrder = new Map<string, Booking[]>()
  for (const row of rows)
    if (row.orderId !== null && row.doseTotal === 0)
      byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), row])
  return [...byOrder].flatMap(([id, ofOrder]) => {
    const [first] = ofOrder
    if (!first || ofOrder.length < 2) return []
    return [
      { id, first, names: ofOrder.map(({ spuName }) => spuName).join('\u00a0· '), count: ofOrder.length },
    ]
  })
}

/** One row per such order, with the action for all its appointments. */
export function OrderStrips({ rows, shopId }: { rows: readonly Booking[]; shopId: string }) {
  const { t } = useText('pages-clinic')
  return ordersIn(rows).map(({ id, first, names, count }) => (
    <NextStrip
      key={id}
      kind="info"
      icon="users"
      note={names}
      action={
        <Button
          kind="text"
          size="small"
          onClick={() => go(routes.clinicGoodsBooking, { id: first.id, shopId: shopId || undefined })}
        >
          {t(first.state === 'booked' ? 'orderBook.see' : 'orderBook.bookTogether')}
        </Button>
      }
    >
      {t('orderBook.strip', { count })}
    </NextStrip>
  ))
}
