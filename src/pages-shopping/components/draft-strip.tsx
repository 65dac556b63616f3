import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'

/** States that an earlier draft was restored, with a button to discard it. */
export function DraftStrip({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  const { t } = useText('pages-shopping')
  if (!isShown) return null
  return (
    <NextStrip
      kind="info"
      icon="clock-counter-clockwise"
      action={
        <Button kind="text" size="small" onClick={onDiscard}>
          {t('edit.discard')}
        </Button>
      }
    >
      {t('edit.draft')}
    </NextStrip>
  )
}
