import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

/** In the corner of a package's picture: picks it for a comparison, or puts it back. */
export function CompareToggle({ name, isOn, onClick }: { name: string; isOn: boolean; onClick: () => void }) {
  const { t } = useText('common')
  return <Tappable className={styles.root} role='checkbox' checked={isOn} label={t('compare.pick', { name })} onClick={onClick}><View className={cx(styles.face, isOn && styles.on)}><Icon name={isOn ? 'check-bold' : 'scales'} size={16} /></View></Tappable>
}
