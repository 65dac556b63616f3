import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { drawnBy, pressOnly } from '../drawn'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx } from '../web-props'
import styles from './index.module.scss'

/** In the corner of a package's picture: picks it for a comparison, or puts it back. */
export function CompareToggle({ name, isOn, onClick }: { name: string; isOn: boolean; onClick: () => void }) {
  const { t } = useText('common')
  const label = t('compare.pick', { name })
  // drawn by compare-toggle.wxml: only its words travel with the mini-program's setData
  if (process.env.TARO_ENV !== 'h5')
    return <View onClick={pressOnly(onClick)} {...drawnBy('compare-toggle', { said: label, on: isOn })} />
  return (
    <Tappable className={styles.root} role="checkbox" checked={isOn} label={label} onClick={onClick}>
      <View className={cx(styles.face, isOn && styles.on)}>
        <Icon name={isOn ? 'check-bold' : 'scales'} size={16} />
      </View>
    </Tappable>
  )
}
