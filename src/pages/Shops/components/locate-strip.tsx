import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'

export type LocateState = 'off' | 'busy' | 'on' | 'failed'

/** Asks for the position only when it is wanted; without it the list works as it is. */
export function LocateStrip({
  state,
  onLocate,
  onStop,
}: {
  state: LocateState
  onLocate: () => void
  onStop: () => void
}) {
  const { t } = useText('main')
  if (state === 'on')
    return (
      <NextStrip
        kind="ok"
        icon="navigation-arrow"
        action={
          <Button kind="text" size="small" ariaLabel={t('shops.locate.off')} onClick={onStop}>
            {t('shops.locate.turnOff')}
          </Button>
        }
      >
        {t('shops.locate.on')}
      </NextStrip>
    )
  if (state === 'failed')
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
  return (
    <Button kind="outline" size="small" icon="crosshair" busy={state === 'busy'} onClick={onLocate}>
      {t(state === 'busy' ? 'shops.locate.busy' : 'shops.locate.use')}
    </Button>
  )
}
