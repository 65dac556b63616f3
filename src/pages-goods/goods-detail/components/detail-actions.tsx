import { ActionBar, ActionBarItem } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import type { Keeping } from '../hooks/use-keeping'
import type { Way } from '../sku-choice'
import { KeepButtons, KeepItems } from './keep-actions'

interface DetailActionsProps {
  way: Way
  onMain: () => void
  onAsk: () => void
  onShare: () => void
  keeping: Keeping
  isAdding: boolean
  /** omitted for products that cannot be added to the cart */
  onAdd?: () => void
}

/**
 * The main button is labelled by its action: choose a date, buy, book for free, or ask for the price when it
 * is hidden.
 */
function MainButton({
  way,
  onMain,
  onAsk,
  className,
}: Pick<DetailActionsProps, 'way' | 'onMain' | 'onAsk'> & { className?: string }) {
  const { t } = useText('pages-goods')
  const cls = className ? { className } : null
  if (way === 'ask')
    return (
      <Button icon="headset" onClick={onAsk} {...cls}>
        {t('detail.actions.ask')}
      </Button>
    )
  return (
    <Button disabled={way === 'none'} onClick={onMain} {...cls}>
      {t(`detail.actions.${way}`)}
    </Button>
  )
}

/** The bottom bar of a phone. */
export function DetailBar({ way, onMain, onAsk, keeping, isAdding, onAdd }: DetailActionsProps) {
  const { t } = useText('pages-goods')
  const { t: shared } = useText('common')
  return (
    <ActionBar
      start={
        <>
          {way !== 'ask' && (
            <ActionBarItem icon="headset" text={t('detail.actions.service')} onClick={onAsk} />
          )}
          <KeepItems keeping={keeping} />
        </>
      }
    >
      {onAdd && (
        <Button kind="tint" icon="plus-bold" ariaLabel={shared('cart.add')} busy={isAdding} onClick={onAdd} />
      )}
      <MainButton way={way} onMain={onMain} onAsk={onAsk} />
    </ActionBar>
  )
}

/** The same buttons in the buying box of a desktop. */
export function DetailButtons({
  way,
  onMain,
  onAsk,
  onShare,
  keeping,
  isAdding,
  onAdd,
  mainClass,
}: DetailActionsProps & { mainClass: string | undefined }) {
  const { t } = useText('pages-goods')
  const { t: shared } = useText('common')
  return (
    <>
      <MainButton
        way={way}
        onMain={onMain}
        onAsk={onAsk}
        {...(mainClass ? { className: mainClass } : null)}
      />
      {onAdd && (
        <Button kind="tint" icon="plus-bold" busy={isAdding} onClick={onAdd}>
          {shared('cart.add')}
        </Button>
      )}
      {way !== 'ask' && (
        <Button kind={onAdd ? 'outline' : 'tint'} icon="headset" onClick={onAsk}>
          {t('detail.actions.service')}
        </Button>
      )}
      <KeepButtons keeping={keeping} />
      <Button kind="outline" icon="share-network" onClick={onShare}>
        {t('detail.actions.share')}
      </Button>
    </>
  )
}
