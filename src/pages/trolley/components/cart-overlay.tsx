import { SnackBar } from '@/components/snack-bar'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { VersionSheet } from '@/features/catalogue/components/version-sheet'
import { useText } from '@/i18n/use-text'
import type { CartPageState } from '../hooks/use-cart-page'
import { PartsSheet } from './parts-sheet'

/** Overlays of the cart: version, time, parts of an order, and undo. */
export function CartOverlay({ version, place, checkout, note, setNote, undo }: CartPageState) {
  const { t } = useText('common')
  const way = note?.undo
    ? {
        actionText: t('snackBar.undo'),
        onAction: () => {
          void undo()
        },
      }
    : null
  return (
    <>
      <VersionSheet {...version.sheet} />
      <BookingSheet {...place.sheet} />
      <PartsSheet parts={checkout.parts} onOpen={checkout.open} onClose={checkout.close} />
      <SnackBar
        isOpen={note !== null}
        about={note}
        text={note?.text ?? ''}
        onClose={() => setNote(null)}
        {...way}
      />
    </>
  )
}
