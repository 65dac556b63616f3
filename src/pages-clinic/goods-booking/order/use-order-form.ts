import { anySex } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import type { Demands } from '@contract/rules/eligibility'
import type { BookingSheetProps } from '@/features/booking/components/booking-sheet'
import { useBookingStores } from '@/features/booking/hooks/use-booking-stores'
import { type ChosenSlot, useSlotChoice } from '@/features/booking/hooks/use-slot-choice'
import { usePersonChoice } from '@/features/persons/components/person-choice/use-person-choice'
import { useDraft } from '@/hooks/use-draft'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readyData } from '@/utils/read-state'

interface OrderForm {
  shopId: string
  slot: ChosenSlot | null
  personId: string
}
// the server checks eligibility; its refusal is shown at the field
const everybody: Demands = { sex: anySex, ageMin: null, ageMax: null }

/** The person, for appointments without one. */
function useMissingPerson(
  waiting: readonly Booking[],
  { slot, personId }: OrderForm,
  change: (part: Partial<OrderForm>) => void,
) {
  const { t } = useText('pages-clinic')
  const needsPerson = waiting.some((row) => row.personId === null)
  const persons = usePersonChoice({
    words: t,
    eligibility: everybody,
    day: slot?.date ?? msToDay(Date.now()),
    personId,
    onChoose: (chosen) => change({ personId: chosen }),
    isSkipped: !needsPerson,
  })
  return { needsPerson, persons }
}

interface OrderFormOptions {
  orderId: string
  waiting: readonly Booking[]
  wishedShopId: string
  onChange: () => void
}

/** Clinic, time and person for all waiting appointments of an order; stored on the device. */
export function useOrderForm({ orderId, waiting, wishedShopId, onChange }: OrderFormOptions) {
  const first = waiting[0]
  const draft = useDraft<OrderForm>(`order-booking/${orderId}`, {
    shopId: '',
    slot: null,
    personId: '',
  })
  const form = { ...draft.values, shopId: draft.values.shopId || wishedShopId || first?.shopId || '' }
  const change = (part: Partial<OrderForm>) => {
    draft.change(part)
    onChange()
  }
  const spuId = first?.spuId ?? ''
  const stores = useBookingStores(spuId)
  const { needsPerson, persons } = useMissingPerson(waiting, form, change)
  const person = needsPerson ? persons.person : undefined
  const slots = useSlotChoice({
    spuId,
    shopId: form.shopId || undefined,
    bookingId: first?.id,
    personId: person?.id,
    value: form.slot,
    onChange: (slot) => change({ slot }),
  })
  const chooseStore = (shopId: string) => {
    if (shopId === form.shopId) return
    slots.reset()
    change({ shopId, slot: null })
  }
  const sheet: Omit<BookingSheetProps, 'isOpen' | 'onClose' | 'onConfirm' | 'title'> = {
    stores,
    storeId: form.shopId || undefined,
    sooner: slots.sooner,
    picker: slots.picker,
    soonest: {
      spuId,
      bookingId: first?.id,
      personId: person?.id,
      onPick: (slot) => {
        chooseStore(slot.shopId)
        slots.pickMoment(slot)
      },
    },
    onStore: chooseStore,
  }
  return {
    form,
    clear: draft.clear,
    store: readyData(stores)?.find(({ id }) => id === form.shopId),
    slots,
    sheet,
    needsPerson,
    persons,
    person,
  }
}
