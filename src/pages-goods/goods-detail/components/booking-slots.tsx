import type { SoonSlot } from '@contract/routes/slots'
import { UnreadState } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SlotSheet } from '@/features/booking/components/slot-picker/slot-sheet'
import { StoreHead } from '@/features/booking/components/slot-picker/store-head'
import { useSlotChoice } from '@/features/booking/hooks/use-slot-choice'
import { useText } from '@/i18n/use-text'
import type { BookingSheet } from '../hooks/use-booking-sheet'

export interface BookingSlotsProps {
  booking: BookingSheet
  onChangeShop: () => void
}

/** The calendar of one clinic, with a link to another. */
export function BookingSlots({ booking, onChangeShop }: BookingSlotsProps) {
  const { t } = useText('pages-goods')
  const { state, isOpen, openings, close } = booking
  if (state.kind === 'failed')
    return (
      <Sheet isOpen={isOpen} title={t('detail.slots.title')} onClose={close}>
        <UnreadState isPart state={state} skeleton={null} />
      </Sheet>
    )
  return <Slots key={openings} booking={booking} onChangeShop={onChangeShop} />
}

/** The choice inside the sheet, which passes on only what is confirmed. */
function useChoice({ spuId, shops, shop, isOpen, pickShop, onChosen }: BookingSheet) {
  // the calendar is loaded only when it opens
  const slots = useSlotChoice({
    spuId,
    shopId: isOpen ? shop?.id : undefined,
    value: null,
    onChange: (slot) => {
      if (slot && shop) onChosen(slot, shop.id)
    },
  })
  const changeTo = (shopId: string) => {
    slots.reset()
    pickShop(shopId)
  }
  const hasOthers = (shops.data?.records.length ?? 0) > 1
  /** Selects another clinic and slot from the list of soonest times. */
  const pickSoonest = (slot: SoonSlot) => {
    if (slot.shopId !== shop?.id) changeTo(slot.shopId)
    slots.pickMoment(slot)
  }
  return {
    slots,
    changeTo,
    hasOthers,
    soonest: hasOthers ? { spuId, region: shop?.region, onPick: pickSoonest } : undefined,
  }
}

function Slots({ booking, onChangeShop }: BookingSlotsProps) {
  const { shop, isOpen, close } = booking
  const { slots, changeTo, hasOthers, soonest } = useChoice(booking)
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
            onSooner={changeTo}
            onChange={
              hasOthers
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
