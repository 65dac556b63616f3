import { useRef, useState } from 'react'
import type { Booking } from '@contract/bookings'
import { codes } from '@contract/constants/codes'
import type { BookingAction } from '@contract/constants/enums'
import { isApiError } from '@/api/api-error'
import {
  useBookingBookMutation,
  useBookingCancelMutation,
  useBookingConfirmInjectedMutation,
  useBookingUpdateMutation,
} from '@/api/bookings.api'
import type { BookingSheetProps } from '@/components/booking-sheet'
import type { NearSlot } from '@/components/slot-picker'
import { formatDayTime, momentToMs } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { addToCalendar } from '@/platform/calendar'
import { showDialog } from '@/platform/dialog'
import { newIdempotencyKey } from '@/utils/idempotency'
import { useBookingStores } from './use-booking-stores'
import { type ChosenSlot, useSlotChoice } from './use-slot-choice'

type Opened = { booking: Booking; mode: 'book' | 'reschedule' }
const MINUTE_MS = 60_000
const DEFAULT_MINUTES = 30

const momentOf = ({ date, time }: Booking) => `${date} ${time ?? '00:00'}:00`
const nearestIn = (body: unknown): NearSlot[] =>
  (body as { data?: { nearest?: NearSlot[] } } | undefined)?.data?.nearest ?? []

interface BookingActionsOptions {
  /** What to do for 'contact': the pages know whom one may call. */
  onContact: (booking: Booking) => void
  /** Words that pass, after something was done. */
  onDone: (words: string) => void
}

/**
 * Everything one can do with an appointment: book, reschedule, cancel, show its code, confirm an injection, keep it in the
 * calendar. `sheet` goes to BookingSheet, `codeOf` to CodeSheet.
 */
export function useBookingActions({ onContact, onDone }: BookingActionsOptions) {
  const { t } = useText('common')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [storeId, setStoreId] = useState<string | undefined>()
  const [chosen, setChosen] = useState<ChosenSlot | null>(null)
  const [codeOf, setCodeOf] = useState<Booking | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  // one key per place while the sheet is open: the same press again is the same booking, another place another one
  const keys = useRef(new Map<string, string>())
  const [book] = useBookingBookMutation()
  const [update] = useBookingUpdateMutation()
  const [unbook] = useBookingCancelMutation()
  const [inject] = useBookingConfirmInjectedMutation()
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

  const send = async () => {
    const slotId = choice.picker.selectedSlotId
    if (!opened || !storeId || !slotId) return
    const { booking, mode } = opened
    const idempotencyKey = keys.current.get(slotId) ?? newIdempotencyKey()
    keys.current.set(slotId, idempotencyKey)
    setBusyId(booking.id)
    const body = { id: booking.id, shopId: storeId, slotId, idempotencyKey }
    const answer = await (mode === 'book'
      ? book({ ...body, isNeedle: booking.needleTotal > 0 })
      : update(body))
    setBusyId(null)
    if (answer.data) {
      close()
      onDone(t(`booking.done.${mode}`))
    } else if (isApiError(answer.error) && answer.error.code === codes.slotTaken)
      choice.reportTaken(nearestIn(answer.error.body))
  }

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
      }))
    )
      return
    setBusyId(booking.id)
    const answer = await unbook({ id: booking.id, isNeedle: booking.needleTotal > 0 })
    setBusyId(null)
    if (answer.data) return onDone(t('booking.done.cancel'))
    // the catalogue keeps silent about a refused cancellation
    if (isApiError(answer.error) && answer.error.silent && answer.error.kind !== 'session')
      await showDialog({
        title: t('booking.cancelFailedTitle'),
        text: t('booking.cancelFailed'),
        confirmText: t('booking.ok'),
      })
  }

  const confirmInjection = async (booking: Booking) => {
    const text = t('booking.injectedText', {
      name: booking.personName ?? '',
      needle: t('booking.needle', { n: booking.needleNo }),
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
    const answer = await inject(booking.id)
    setBusyId(null)
    if (answer.data) onDone(t('booking.done.injected'))
  }

  const run = (action: BookingAction, booking: Booking) => {
    if (action === 'book' || action === 'rebook') open(booking, 'book')
    else if (action === 'reschedule') open(booking, 'reschedule')
    else if (action === 'cancel') void cancel(booking)
    else if (action === 'showCode') setCodeOf(booking)
    else if (action === 'confirmInjected') void confirmInjection(booking)
    else onContact(booking)
  }

  const keepInCalendar = (booking: Booking) => {
    const startsAtMs = momentToMs(momentOf(booking))
    void addToCalendar({
      title: booking.spuName,
      startsAtMs,
      endsAtMs: startsAtMs + (booking.durationMinutes ?? DEFAULT_MINUTES) * MINUTE_MS,
      place: [booking.shopName, booking.shopAddress].filter(Boolean).join(' '),
      notes: [booking.personName, booking.verifyCode].filter(Boolean).join(' '),
    })
  }

  const moved = opened?.mode === 'reschedule' && opened.booking.date ? opened.booking : null
  const present = moved?.date
    ? { present: { date: moved.date, time: moved.time ?? null, isOtherStore: moved.shopId !== storeId } }
    : null
  const sheet: BookingSheetProps = {
    isOpen: opened !== null,
    title: t(opened?.mode === 'reschedule' ? 'booking.rescheduleTitle' : 'booking.bookTitle'),
    note: t(
      opened?.mode === 'reschedule'
        ? 'booking.changeNote'
        : opened?.booking.isRebook === '1'
          ? 'booking.rebookNote'
          : 'booking.bookNote',
    ),
    stores,
    storeId,
    picker: { ...choice.picker, ...present },
    isBusy: busyId !== null,
    sooner: choice.sooner,
    onStore: (id) => {
      setStoreId(id)
      setChosen(null)
      choice.reset()
    },
    onConfirm: () => {
      void send()
    },
    onClose: close,
  }
  return { run, keepInCalendar, sheet, codeOf, showCode: setCodeOf, busyId }
}
