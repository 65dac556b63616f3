import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { selectSkippedCount, skippedNoticeClosed } from '@/features/cart/cart.slice'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Result of merging a visitor's cart at sign-in: lines not merged yet, and lines that no longer exist. */
export function CartNotices({ unmergedCount, onRetry }: { unmergedCount: number; onRetry: () => void }) {
  const { t } = useText('pages/trolley')
  const dispatch = useAppDispatch()
  const skipped = useAppSelector(selectSkippedCount)
  return (
    <>
      {unmergedCount > 0 && (
        <NextStrip
          kind="warn"
          icon="warning"
          action={
            <Button kind="text" size="small" onClick={onRetry}>
              {t('cart.mergeAgain')}
            </Button>
          }
        >
          {t('cart.notMerged', { count: unmergedCount })}
        </NextStrip>
      )}
      {skipped > 0 && (
        <NextStrip
          kind="info"
          icon="info"
          action={
            <Button kind="text" size="small" onClick={() => dispatch(skippedNoticeClosed())}>
              {t('cart.gotIt')}
            </Button>
          }
        >
          {t('cart.skipped', { count: skipped })}
        </NextStrip>
      )}
    </>
  )
}
