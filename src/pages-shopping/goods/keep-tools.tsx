import type { ComponentProps } from 'react'
import { ActionBarItem } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { SnackBar } from '@/components/snack-bar'
import { Tappable } from '@/components/tappable'
import { Toast } from '@/components/toast'
import { useFavourite } from '@/features/favourites/hooks/use-favourite'
import { useShare } from '@/features/goods-view/hooks/use-share'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import styles from './goods.module.scss'

/** Buttons to save a product and to share it. */
export function useKeepTools({ id, name, picUrls }: { id: string; name: string; picUrls: string[] }) {
  return {
    favourite: useFavourite({ kind: 'goods', targetId: id }),
    share: useShare({ route: routes.shoppingGoods, params: { id }, title: name, picture: picUrls[0] ?? '' }),
  }
}
export type KeepTools = ReturnType<typeof useKeepTools>

export function FavouriteItem({ favourite }: Pick<KeepTools, 'favourite'>) {
  const { t } = useText('pages-shopping')
  const { isKept } = favourite
  return (
    <ActionBarItem
      icon={isKept ? 'heart-fill' : 'heart'}
      text={t(isKept ? 'detail.keep.kept' : 'detail.keep.keep')}
      label={t(isKept ? 'detail.keep.removeLabel' : 'detail.keep.keepLabel')}
      isChosen={isKept}
      onClick={favourite.toggle}
    />
  )
}

/** The favourite button in the buying box on a desktop. */
export function FavouriteButton({ favourite }: Pick<KeepTools, 'favourite'>) {
  const { t } = useText('pages-shopping')
  const { isKept } = favourite
  return (
    <Button
      kind={isKept ? 'tint' : 'outline'}
      icon={isKept ? 'heart-fill' : 'heart'}
      ariaLabel={t(isKept ? 'detail.keep.removeLabel' : 'detail.keep.keepLabel')}
      onClick={favourite.toggle}
    >
      {t(isKept ? 'detail.keep.kept' : 'detail.keep.keep')}
    </Button>
  )
}

/** Copies the page's link; the mini-program shares through its own menu. */
export function ShareTool({ share }: Pick<KeepTools, 'share'>) {
  const { t } = useText('pages-shopping')
  if (process.env.TARO_ENV !== 'h5') return null
  return (
    <Tappable className={styles.share} label={t('detail.share.action')} onClick={share.copyLink}>
      <Icon name="share-network" size={24} />
    </Tappable>
  )
}

/** The same in the buying box on a desktop. */
export function ShareButton({ share }: Pick<KeepTools, 'share'>) {
  const { t } = useText('pages-shopping')
  return (
    <Button kind="outline" icon="share-network" onClick={share.copyLink}>
      {t('detail.share.action')}
    </Button>
  )
}

/** Announces the result of saving, sharing, and adding to the cart. */
export function KeepNotes({ favourite, share, cart }: KeepTools & { cart: ComponentProps<typeof SnackBar> }) {
  const { t } = useText('pages-shopping')
  const { t: common } = useText('common')
  return (
    <>
      <SnackBar {...cart} />
      <SnackBar
        {...favourite.note}
        text={favourite.outcome ? t(`detail.keep.note.${favourite.outcome}`) : ''}
        actionText={common('snackBar.undo')}
      />
      <Toast
        isOpen={share.outcome !== null}
        about={share.outcome}
        text={t(share.outcome?.isCopied ? 'detail.share.copied' : 'detail.share.failed')}
        onClose={share.close}
      />
    </>
  )
}
