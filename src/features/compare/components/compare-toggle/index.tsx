import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

interface CompareToggleProps {
  name: string
  isChosen: boolean
  onClick: () => void
}

/** Toggle of a package's card: adds it to the comparison or removes it. */
export function CompareToggle({ name, isChosen, onClick }: CompareToggleProps) {
  const { t } = useText('common')
  return (
    <Tappable
      className={cx(styles.root, isChosen && styles.chosen)}
      role="checkbox"
      checked={isChosen}
      label={t('compare.pick', { name })}
      onClick={onClick}
    >
      <Icon name={isChosen ? 'check-bold' : 'scales'} size={20} />
    </Tappable>
  )
}
