import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import type { DataOf } from '@contract/route'
import type { slotDays } from '@contract/routes/slots'
import { useSlotBusyQuery, useSlotDaysQuery, useSlotTimesQuery } from '@/features/booking/api/bookings.api'
import type { NearSlot, SlotPickerProps } from '@/features/booking/components/slot-picker'
import { useSlotMonth } from '@/features/booking/components/slot-picker/use-slot-month'
import { isBookableDay, withBusy } from '@/features/booking/slot-days'
import { msToDay } from '@/i18n/format'
import { readState } from '@/utils/read-state'
import { type ChosenSlot, usePickedSlot, useRereadWhenShown } from './use-picked-slot'
import type { WatchPlace } from './use-slot-watch'

export type { ChosenSlot }

interface SlotChoiceOptions {
  spuId: string
  shopId: string | undefined
  /** An appointment to be booked: the minimum interval after its previous dose also closes days. */
  bookingId?: string | undefined
  /** For whom it is: that person's other appointments close times. An appointment has its own person. */
  personId?: string | undefined
  value: ChosenSlot | null
  onChange: (slot: ChosenSlot | null) => void
}

/** Another clinic whose first free day is before that of the chosen one. */
function soonerShop(days: DataOf<typeof slotDays> | undefined) {
  const { earliestDay, otherShops } = days ?? {}
  return otherShops?.find(({ firstFreeDay }) => !earliestDay || firstFreeDay < earliestDay)
}

/** The days and times at which the person has other appointments; without an answer the server still refuses them. */
function useBusySlots({ spuId, shopId, bookingId, personId }: Omit<SlotChoiceOptions, 'value' | 'onChange'>) {
  return useSlotBusyQuery(
    spuId && shopId && (bookingId || personId)
      ? { spuId, shopId, ...(bookingId ? { bookingId } : null), ...(personId ? { personId } : null) }
      : skipToken,
  )
}

/** What a calendar allows to watch, once its clinic is known. */
const watchPlaceOf = (
  { spuId, shopId, bookingId }: Pick<SlotChoiceOptions, 'spuId' | 'shopId' | 'bookingId'>,
  hasWaitingList = false,
): WatchPlace | undefined =>
  shopId ? { spuId, shopId, ...(bookingId ? { bookingId } : null), hasWaitingList } : undefined

/**
 * Everything a slot picker needs for one product at one clinic: days and times from the server, refetched
 * whenever the page is shown. The selection inside the open sheet is passed on only through `confirm`.
 */
export function useSlotChoice({ value, onChange, ...of }: SlotChoiceOptions) {
  const { spuId, shopId, bookingId } = of
  const { picker: picked, pickedDate, ...picking } = usePickedSlot(value, onChange)
  const skip = !shopId || !spuId
  const days = useSlotDaysQuery(
    { spuId, shopId: shopId ?? '', ...(bookingId ? { bookingId } : null) },
    { skip },
  )
  const busy = useBusySlots(of)
  const { days: busyDays, slotIds } = busy.currentData ?? {}
  const known = useMemo(
    () => withBusy(days.currentData?.days, busyDays, ({ date }) => date),
    [days.currentData, busyDays],
  )
  const date = pickedDate ?? value?.date ?? known?.find(isBookableDay)?.date
  const times = useSlotTimesQuery(skip || !date ? skipToken : { spuId, shopId, date })
  const month = useSlotMonth(
    known ?? [],
    (days.data?.today ?? msToDay(Date.now())).slice(0, 7),
    value?.date ?? pickedDate ?? undefined,
  )
  const open = useMemo(
    () => withBusy(times.currentData, slotIds, ({ slotId }) => slotId),
    [times.currentData, slotIds],
  )
  useRereadWhenShown([days, times, busy], skip)
  const picker: SlotPickerProps = {
    ...picked,
    days: readState(known, days),
    times: readState(open, times),
    selectedDate: date,
    ...month,
    watch: watchPlaceOf({ spuId, shopId, bookingId }, days.currentData?.hasWaitingList),
  }
  return {
    picker,
    chosen: picking.chosen,
    days,
    /** The clinic with an earlier free day. */
    sooner: soonerShop(days.currentData),
    pickMoment: picking.pickMoment,
    confirm: picking.confirm,
    reset: picking.reset,
    /**
     * The chosen slot has been taken: shows the nearest free ones and refetches the calendar; the rest of the
     * form is unchanged.
     */
    reportTaken: (slots: readonly NearSlot[]) => {
      picking.forgetTaken(slots)
      if (!days.isUninitialized) void days.refetch()
      if (!times.isUninitialized) void times.refetch()
    },
  }
}
