import { iconClass, type IconName } from '../icon'
import { Tappable, type TappableProps } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface CornerButtonProps extends Pick<TappableProps, 'role' | 'checked' | 'isBusy' | 'onClick'> {
  icon: IconName
  label: string
  /** action: in the brand's tint; chosen: filled with the brand's colour; otherwise grey */
  tone?: 'action' | 'chosen' | undefined
}

/**
 * A round button in the lower corner of a card, or the first of two. Circle and icon are pseudo-elements, not
 * nodes, since lists contain many of them.
 */
export function CornerButton({ icon, tone, ...rest }: CornerButtonProps) {
  return <Tappable className={cx(styles.root, tone && styles[tone], iconClass(icon))} {...rest} />
}
