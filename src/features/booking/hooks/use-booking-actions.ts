import { useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import { isDay } from '@contract/rules/day'
import { isApiError } from '@/api/api-error'
import {
  useBookingBookMutation,
  useBookingCancelMutation,
  useBookingConfirmInjectedMutation,
  useBookingUpdateMutation,
} from '@/features/booking/api/bookings.api'
import type { BookingSheetProps } from '@/features/booking/components/booking-sheet'
import type { NearSlot } from '@/features/booking/components/slot-picker'
import { formatDayTime, msToMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { showDialog } from '@/platform/dialog'
import { newIdempotencyKey } from '@/utils/idempotency'
import { readyData } from '@/utils/read-state'
import { keepInCalendar } from '../keep-in-calendar'
import { useBookingStores } from './use-booking-stores'
import { type ChosenSlot, useSlotChoice } from './use-slot-choice'

type Opened = { booking: Booking; mode: 'book' | 'reschedule' }

const momentOf = ({ date, time }: Booking) => `${date} ${time ?? '00:00'}:00`
const nearestIn = (body: unknown): NearSlot[] =>
  (body as { data?: { nearest?: NearSlot[] } } | undefined)?.data?.nearest ?? []

interface BookingActionsOptions {
  /** Handles 'contact'; only the page has the clinic to call. */
  onContact: (booking: Booking) => void
  /** Shows a toast after an action. */
  onDone: (words: string) => void
}

interface Doing {
  setBusyId: (id: string | null) => void
  onDone: (words: string) => void
}

/** State of the sheet: the appointment, the chosen clinic and the slot. */
function useOpenedBooking() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [storeId, setStoreId] = useState<string | undefined>()
  const [chosen, setChosen] = useState<ChosenSlot | null>(null)
  // one idempotency key per slot while the sheet is open: a second press repeats the same booking, another
  // slot is a new one
  const keys = useRef(new Map<string, string>())
  const spuId = opened?.booking.spuId ?? ''
  const stores = useBookingStores(spuId)
  const choice = useSlotChoice({
    spuId,
    shopId: storeId,
    value: chosen,
    onChange: setChosen,
    ...(opened ? { bookingId: opened.booking.id } : null),
  })

  const open = (booking: Booking, mode: Opened['mode']) => {
    keys.current.clear()
    choice.reset()
    setChosen(null)
    setStoreId(booking.shopId ?? undefined)
    setOpened({ booking, mode })
  }
  const close = () => {
    setOpened(null)
    choice.reset()
  }
  const chooseStore = (id: string) => {
    setStoreId(id)
    setChosen(null)
    choice.reset()
  }
  const keyOf = (slotId: string) => {
    const key = keys.current.get(slotId) ?? newIdempotencyKey()
    keys.current.set(slotId, key)
    return key
  }
  return { opened, storeId, stores, choice, open, close, chooseStore, keyOf }
}
type OpenedBooking = ReturnType<typeof useOpenedBooking>

/** Books or reschedules the opened appointment; the last permitted change asks for confirmation first. */
function useSendBooking(
  { opened, storeId, stores, choice, close, keyOf }: OpenedBooking,
  { setBusyId, onDone }: Doing,
) {
  const { t } = useText('common')
  const [book] = useBookingBookMutation()
  const [update] = useBookingUpdateMutation()

  const isMoveWanted = (booking: Booking) => {
    const to = choice.chosen
    if (!to) return Promise.resolve(false)
    const store = readyData(stores)?.find(({ id }) => id === storeId)
    return showDialog({
      title: t('booking.moveTitle'),
      text: [
        t('booking.moveFromTo', {
          from: formatDayTime(momentOf(booking)),
          to: formatDayTime(`${to.date} ${to.time}:00`),
        }),
        store && store.id !== booking.shopId ? t('booking.moveStore', { shop: store.name }) : '',
        t('booking.moveLast'),
      ]
        .filter(Boolean)
        .join('\n'),
      confirmText: t('booking.moveConfirm'),
      cancelText: t('booking.moveBack'),
    })
  }

  return async () => {
    const slotId = choice.picker.selectedSlotId
    if (!opened || !storeId || !slotId) return
    const { booking, mode } = opened
    if (mode === 'reschedule' && !(await isMoveWanted(booking))) return
    setBusyId(booking.id)
    const body = { id: booking.id, shopId: storeId, slotId, idempotencyKey: keyOf(slotId) }
    const answer = await (mode === 'book' ? book({ ...body, isDose: booking.doseTotal > 0 }) : update(body))
    setBusyId(null)
    if (answer.data) {
      close()
      onDone(t(`booking.done.${mode}`))
    } else if (isApiError(answer.error) && answer.error.code === codes.slotTaken)
      choice.reportTaken(nearestIn(answer.error.body))
  }
}

/** Cancels an appointment or confirms an injection, after a confirmation dialog. */
function useAskedActions({ setBusyId, onDone }: Doing) {
  const { t } = useText('common')
  const [unbook] = useBookingCancelMutation()
  const [inject] = useBookingConfirmInjectedMutation()

  const cancel = async (booking: Booking) => {
    const text = t(booking.kind === 'order' ? 'booking.cancelText' : 'booking.cancelFreeText', {
      when: formatDayTime(momentOf(booking)),
    })
    if (
      !(await showDialog({
        title: t('booking.cancelTitle'),
        text,
        confirmText: t('booking.cancelConfirm'),
        cancelText: t('booking.cancelKeep'),
        tone: 'destructive',
      }))
    )
      return
    setBusyId(booking.id)
    const answer = await unbook({ id: booking.id, isDose: booking.doseTotal > 0 })
    setBusyId(null)
    if (answer.data) return onDone(t('booking.done.cancel'))
    // the error catalogue shows no dialog for a refused cancellation
    if (isApiError(answer.error) && answer.error.silent && answer.error.kind !== 'session')
      await showDialog({
        title: t('booking.cancelFailedTitle'),
        text: t('booking.cancelFailed'),
        confirmText: t('booking.ok'),
      })
  }

  const confirmInjection = async (booking: Booking) => {
    const date = (booking.verifiedTime ?? msToMoment(Date.now())).slice(0, 10)
    const text = t('booking.injectedText', {
      day: formatDayTime(date),
      name: booking.personName ?? '',
      dose: t('booking.dose', { n: booking.doseNo }),
    })
    if (
      !(await showDialog({
        title: t('booking.injectedTitle'),
        text,
        confirmText: t('booking.injectedConfirm'),
        cancelText: t('booking.notYet'),
      }))
    )
      return
    setBusyId(booking.id)
    const answer = await inject({ id: booking.id, ...(isDay(date) ? { date } : null) })
    setBusyId(null)
    if (answer.data) onDone(t('booking.done.injected'))
  }
  return { cancel, confirmInjection }
}

/** Props of BookingSheet for the opened appointment. */
function useSheet(place: OpenedBooking, isBusy: boolean, send: () => Promise<void>): BookingSheetProps {
  const { t } = useText('common')
  const { opened, storeId, stores, choice, close, chooseStore } = place
  const moved = opened?.mode === 'reschedule' && opened.booking.date ? opened.booking : null
  const present = moved?.date
    ? { present: { date: moved.date, time: moved.time ?? null, isOtherStore: moved.shopId !== storeId } }
    : null
  return {
    isOpen: opened !== null,
    title: t(opened?.mode === 'reschedule' ? 'booking.rescheduleTitle' : 'booking.bookTitle'),
    note: t(
      opened?.mode === 'reschedule'
        ? 'booking.changeNote'
        : opened?.booking.isRebook === true
          ? 'booking.rebookNote'
          : 'booking.bookNote',
    ),
    stores,
    storeId,
    picker: { ...choice.picker, ...present },
    isBusy,
    sooner: choice.sooner,
    soonest: opened
      ? {
          spuId: opened.booking.spuId,
          bookingId: opened.booking.id,
          onPick: (slot) => {
            if (slot.shopId !== storeId) chooseStore(slot.shopId)
            choice.pickMoment(slot)
          },
        }
      : undefined,
    onStore: chooseStore,
    onConfirm: () => {
      void send()
    },
    onClose: close,
  }
}

/**
 * The actions of an appointment: book, reschedule, cancel, show its code, confirm an injection, add it to the
 * calendar. Pass `sheet` to BookingSheet and `codeOf` to CodeSheet.
 */
export function useBookingActions({ onContact, onDone }: BookingActionsOptions) {
  const [codeOf, setCodeOf] = useState<Booking | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const place = useOpenedBooking()
  const { open } = place
  const send = useSendBooking(place, { setBusyId, onDone })
  const { cancel, confirmInjection } = useAskedActions({ setBusyId, onDone })
  const sheet = useSheet(place, busyId !== null, send)

  const run = (action: BookingAction, booking: Booking) => {
    if (action === 'book' || action === 'rebook') open(booking, 'book')
    else if (action === 'reschedule') open(booking, 'reschedule')
    else if (action === 'cancel') void cancel(booking)
    else if (action === 'showCode') setCodeOf(booking)
    else if (action === 'confirmInjected') void confirmInjection(booking)
    else onContact(booking)
  }

  return { run, keepInCalendar, sheet, codeOf, showCode: setCodeOf, busyId }
}
