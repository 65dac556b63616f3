import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from '../index.module.scss'

export type LocateState = 'off' | 'busy' | 'on' | 'failed'

interface LocateProps {
  state: LocateState
  onLocate: () => void
  onStop: () => void
}

/** Requests the position only on a press; the list works without it. */
export function LocateButton({ state, onLocate, onStop }: LocateProps) {
  const { t } = useText('main')
  if (state === 'on')
    return (
      <Button
        kind="tint"
        size="small"
        icon="navigation-arrow"
        className={styles.tool}
        ariaLabel={t('shops.locate.off')}
        onClick={onStop}
      >
        {t('shops.locate.on')}
      </Button>
    )
  return (
    <Button
      kind="outline"
      size="small"
      icon="crosshair"
      className={cx(styles.tool, styles.resting)}
      busy={state === 'busy'}
      onClick={onLocate}
    >
      {t(state === 'busy' ? 'shops.locate.busy' : 'shops.locate.use')}
    </Button>
  )
}

/** Why sorting by distance was not possible. */
export function LocateFailure({ state, onLocate }: LocateProps) {
  const { t } = useText('main')
  if (state !== 'failed') return null
  return (
    <NextStrip
      kind="warn"
      icon="warning-circle"
      action={
        <Button kind="text" size="small" onClick={onLocate}>
          {t('shops.locate.again')}
        </Button>
      }
    >
      {t('shops.locate.failed')}
    </NextStrip>
  )
}
