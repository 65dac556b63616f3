import { View } from '@tarojs/components'
import { useId, useRef, type ReactNode } from 'react'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx, webProps } from '@/components/web-props'
import { useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { pickerPlacement, sheetPlacement, type OverlayPlacement } from '@/utils/overlay-placement'
import { useDialogFocus } from './dialog-focus'
import styles from './index.module.scss'

export type SheetProps = {
  isOpen: boolean
  title: string
  /** Called by the close button, the scrim and Escape. */
  onClose: () => void
  children?: ReactNode
  /** Stays visible below the scrolling content, above the safe area. */
  footer?: ReactNode
  /**
   * `picker` is centred from 500 × 500 px on, `sheet` from a width of 960 px and on tablets, `alert` always
   * (and has no close button).
   */
  kind?: 'sheet' | 'picker' | 'alert'
  /** Full height from the start, so that content loaded later does not move its header. */
  isTall?: boolean
  /** Two columns wide on a desktop. */
  isWide?: boolean
}

function placementOf(kind: SheetProps['kind'], width: number, height: number): OverlayPlacement {
  if (kind === 'alert') return 'centre'
  return kind === 'picker' ? pickerPlacement(width, height) : sheetPlacement(width, height)
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** A modal: a bottom sheet on a phone, a centred dialog in a large window. */
export function Sheet({
  isOpen,
  title,
  onClose,
  children,
  footer,
  kind = 'sheet',
  isTall,
  isWide,
}: SheetProps) {
  const { t } = useText('common')
  const { width, height } = useWindowSize(isOpen)
  const panelRef = useRef<unknown>(null)
  const titleId = useId()
  useDialogFocus(isOpen, panelRef, onClose)
  if (!isOpen) return null

  const placement = placementOf(kind, width, height)
  const still = process.env.TARO_ENV === 'h5' ? {} : { catchMove: true }
  return (
    <View
      className={cx(
        styles.layer,
        kind === 'alert' && styles.above,
        placement === 'centre' ? styles.centre : styles.bottom,
      )}
      onClick={stop}
    >
      <View className={styles.scrim} onClick={onClose} {...still} {...webProps({ 'aria-hidden': true })} />
      <View
        ref={panelRef}
        className={cx(
          styles.panel,
          kind !== 'sheet' && styles.small,
          isTall && styles.tall,
          isWide && styles.wide,
        )}
        ariaRole={kind === 'alert' ? 'alertdialog' : 'dialog'}
        {...webProps({
          'aria-modal': true,
          'aria-labelledby': titleId,
          'data-placement': placement,
          tabIndex: -1,
        })}
      >
        <View className={styles.head}>
          <Heading id={titleId} size="title" className={styles.title}>
            {title}
          </Heading>
          {kind === 'alert' ? null : (
            <Tappable className={styles.close} label={t('dialog.close')} onClick={onClose}>
              <Icon name="x" size={24} />
            </Tappable>
          )}
        </View>
        <View className={styles.body}>{children}</View>
        {footer ? <View className={styles.footer}>{footer}</View> : null}
      </View>
    </View>
  )
}
