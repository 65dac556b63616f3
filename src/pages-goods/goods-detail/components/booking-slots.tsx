import { FailedState } from '@/components/failed-state'
import { Sheet } from '@/components/sheet'
import { SlotSheet } from '@/components/slot-picker/slot-sheet'
import { StoreHead } from '@/components/slot-picker/store-head'
import { useText } from '@/i18n/use-text'
import type { BookingSheet } from '../hooks/use-booking-sheet'

/** The calendar of one store, with the way to another one. */
export function BookingSlots({
  booking: { shop, shops, slots, isOpen, close },
  onChangeShop,
}: {
  booking: BookingSheet
  onChangeShop: () => void
}) {
  const { t } = useText('pages-goods')
  if (shops.isError && !shops.data)
    return (
      <Sheet isOpen={isOpen} title={t('detail.slots.title')} onClose={close}>
        <FailedState
          onRetry={() => {
            void shops.refetch()
          }}
        />
      </Sheet>
    )
  const canChange = (shops.data?.records.length ?? 0) > 1
  return (
    <SlotSheet
      {...slots.picker}
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => {
        slots.confirm()
        close()
      }}
      top={
        shop && (
          <StoreHead
            store={{ name: shop.name, picture: shop.picUrl }}
            place={shop.district}
            sooner={slots.sooner}
            onChange={
              canChange
                ? () => {
                    close()
                    onChangeShop()
                  }
                : undefined
            }
          />
        )
      }
      {...(shop ? { note: shop.name } : null)}
    />
  )
}
