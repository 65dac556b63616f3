import { codes } from '@contract/constants/codes'
import type { Booking } from '@contract/routes/bookings'
import type { CourseDose } from '@contract/routes/courses'
import { isApiError } from '@/api/api-error'
import { useWatchAddMutation } from '@/features/booking/api/watches.api'
import type { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { useText } from '@/i18n/use-text'
import { showDialog } from '@/platform/dialog'
import { newIdempotencyKey } from '@/utils/idempotency'
import { useUndoInjectedMutation } from '../../api/courses.api'
import type { DoseActs } from './course-doses'

/** The actions on a dose; `bookings` belongs to the page, which renders the sheets. */
export function useCourseActs(
  bookings: Pick<ReturnType<typeof useBookingActions>, 'busyId' | 'run' | 'keepInCalendar'>,
  onDone: (words: string) => void,
): DoseActs {
  const { t } = useText('pages-common')
  const [undo, undoing] = useUndoInjectedMutation()
  const [watch] = useWatchAddMutation()

  const takeBack = async (dose: Booking) => {
    const isSure = await showDialog({
      title: t('course.undoTitle'),
      text: t('course.undoText', { n: dose.doseNo + 1 }),
      confirmText: t('course.undoConfirm'),
      cancelText: t('course.undoKeep'),
    })
    if (!isSure) return
    const answer = await undo(dose.id)
    if (answer.data) onDone(t('course.undone'))
  }
  const tellMe = async ({ booking, earliest, latest }: CourseDose) => {
    const answer = await watch({
      idempotencyKey: newIdempotencyKey(),
      kind: 'goods',
      spuId: booking.spuId,
      bookingId: booking.id,
      ...(booking.shopId ? { shopId: booking.shopId } : null),
      ...(earliest && latest ? { fromDay: earliest, toDay: latest } : null),
    })
    if (answer.data) onDone(t('course.watching'))
    else if (isApiError(answer.error) && answer.error.code === codes.freeAlready)
      onDone(t('watch.freeAlready'))
    else if (isApiError(answer.error) && answer.error.code === codes.watchLimit) onDone(t('watch.limit'))
  }
  return {
    busyId: undoing.isLoading ? (undoing.originalArgs ?? null) : bookings.busyId,
    onAction: bookings.run,
    onCalendar: bookings.keepInCalendar,
    onUndo: (dose) => {
      void takeBack(dose)
    },
    onWatch: (dose) => {
      void tellMe(dose)
    },
  }
}
