import { UnreadState } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SlotSheet } from '@/features/booking/components/slot-picker/slot-sheet'
import { StoreHead } from '@/features/booking/components/slot-picker/store-head'
import { useText } from '@/i18n/use-text'
import { readState } from '@/utils/read-state'
import type { BookingSheet } from '../hooks/use-booking-sheet'

/** The calendar of one clinic, with a link to another. */
export function BookingSlots({
  booking: { shop, shops, slots, soonest, isOpen, open, close },
  onChangeShop,
}: {
  booking: BookingSheet
  onChangeShop: () => void
}) {
  const { t } = useText('pages-goods')
  const state = readState(shops.data, shops)
  if (state.kind === 'failed')
    return (
      <Sheet isOpen={isOpen} title={t('detail.slots.title')} onClose={close}>
        <UnreadState state={state} skeleton={null} />
      </Sheet>
    )
  const canChange = (shops.data?.records.length ?? 0) > 1
  return (
    <SlotSheet
      {...slots.picker}
      soonest={soonest}
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
            onSooner={open}
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
