import { ActionBarItem } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { SnackBar } from '@/components/snack-bar'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { selectTextEnlargement } from '@/features/preferences/preferences.slice'
import { cardsFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import styles from '../goods-detail.module.scss'
import type { Keeping } from '../hooks/use-keeping'

/** Width of the mixin `narrow`, CSS px. */
const NARROW_PX = 350

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

/** Favourite and compare in the bottom bar of a phone. */
export function KeepItems({ keeping }: { keeping: Keeping }) {
  const { favourite, compare, canCompare } = keeping
  const { t, keep, keepLabel, compareLabel } = useKeepTexts(keeping)
  return (
    <>
      <ActionBarItem
        icon={favourite.isKept ? 'heart-fill' : 'heart'}
        text={keep}
        label={keepLabel}
        isChosen={favourite.isKept}
        onClick={favourite.toggle}
      />
      {canCompare && (
        <ActionBarItem
          icon="scales"
          text={t('detail.keep.compare')}
          label={compareLabel}
          isChosen={compare.isListed}
          isLow
          onClick={compare.press}
        />
      )}
    </>
  )
}

/** The same buttons in the buying box of a desktop. */
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

/**
 * The compare button on the picture, where the bar has no space: in a very narrow window, and with enlarged
 * text on a phone.
 */
export function CompareCorner({ keeping }: { keeping: Keeping }) {
  const { compare, canCompare } = keeping
  const { compareLabel } = useKeepTexts(keeping)
  const isEnlarged = useAppSelector(selectTextEnlargement) !== 0
  const { width } = useWindowSize()
  if (!canCompare || !(width <= NARROW_PX || (isEnlarged && width < cardsFromPx))) return null
  return (
    <Tappable
      className={cx(styles.compare, compare.isListed && styles.compared)}
      label={compareLabel}
      onClick={compare.press}
    >
      <Icon name="scales" size={24} />
    </Tappable>
  )
}

/** Announces the result, with a follow-up action. */
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
