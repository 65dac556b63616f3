import { ActionBarItem } from '@/components/action-bar'
import { Button } from '@/components/button'
import { SnackBar } from '@/components/snack-bar'
import { useText } from '@/i18n/use-text'
import type { Keeping } from '../hooks/use-keeping'

function useKeepTexts({ favourite, compare }: Keeping) {
  const { t } = useText('pages-goods')
  return {
    t,
    keep: t(favourite.isKept ? 'detail.keep.kept' : 'detail.keep.keep'),
    keepLabel: t(favourite.isKept ? 'detail.keep.removeLabel' : 'detail.keep.keepLabel'),
    compareLabel: t(compare.isListed ? 'detail.keep.seeCompared' : 'detail.keep.compareLabel', {
      count: compare.count,
    }),
  }
}

/** Heart and scales in the bar of a phone. */
export function KeepItems({ keeping }: { keeping: Keeping }) {
  const { favourite, compare, canCompare } = keeping
  const { t, keep, keepLabel, compareLabel } = useKeepTexts(keeping)
  return (
    <>
      <ActionBarItem
        icon={favourite.isKept ? 'heart-fill' : 'heart'}
        text={keep}
        label={keepLabel}
        isOn={favourite.isKept}
        onClick={favourite.toggle}
      />
      {canCompare && (
        <ActionBarItem
          icon="scales"
          text={t('detail.keep.compare')}
          label={compareLabel}
          isOn={compare.isListed}
          isLow
          onClick={compare.press}
        />
      )}
    </>
  )
}

/** The same in the buying box of a desktop. */
export function KeepButtons({ keeping }: { keeping: Keeping }) {
  const { favourite, compare, canCompare } = keeping
  const { t, keep, keepLabel, compareLabel } = useKeepTexts(keeping)
  return (
    <>
      <Button
        kind={favourite.isKept ? 'tint' : 'outline'}
        icon={favourite.isKept ? 'heart-fill' : 'heart'}
        ariaLabel={keepLabel}
        onClick={favourite.toggle}
      >
        {keep}
      </Button>
      {canCompare && (
        <Button
          kind={compare.isListed ? 'tint' : 'outline'}
          icon="scales"
          ariaLabel={compareLabel}
          onClick={compare.press}
        >
          {t('detail.keep.compare')}
        </Button>
      )}
    </>
  )
}

/** Says what came of it, with the way back. */
export function KeepNote({ keeping }: { keeping: Keeping }) {
  const { favourite, compare, note, forget } = keeping
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const act = () => {
    forget()
    if (note === 'compared') compare.press()
    else favourite.toggle()
  }
  return (
    <SnackBar
      isOpen={note !== null}
      text={note ? t(`detail.keep.note.${note}`) : ''}
      actionText={note === 'compared' ? t('detail.keep.note.see') : common('snackBar.undo')}
      onAction={act}
      onClose={forget}
    />
  )
}
